import { el } from './element.ts'
import type { Operation, Schema } from './openapi-document.ts'
import { schemaText } from './schema-text.ts'
import { type PageState, tryForm } from './try-form.ts'

export function operationView(operation: Operation, page: PageState): HTMLElement {
  const { id, method, path, summary, parameters, body, answer, refusals } = operation
  const details = el(
    'details',
    { id, class: 'panel operation' },
    el(
      'summary',
      {},
      el('span', { class: `method method-${method.toLowerCase()}` }, method),
      el('h3', {}, el('code', {}, path)),
      el('span', { class: 'soft summary-text' }, summary),
    ),
  )
  const description = () =>
    el(
      'div',
      { class: 'described' },
      parameters.length > 0 && section('Parameters', parameterTable(operation)),
      body && section('Body', code(body)),
      section('Answer', code(answer)),
      section('Refusals', refusalTable(refusals)),
    )
  // Created when first opened, so that the page renders quickly with every call closed.
  details.addEventListener(
    'toggle',
    () => details.append(el('div', { class: 'columns' }, description(), section('Try it', tryForm(operation, page)))),
    { once: true },
  )
  return details
}

function section(title: string, content: HTMLElement): HTMLElement {
  return el('section', {}, el('h4', {}, title), content)
}

function code(schema: Schema): HTMLElement {
  return el('pre', { class: 'code', tabindex: 0, role: 'group', 'aria-label': 'Schema' }, schemaText(schema))
}

function parameterTable({ parameters }: Operation): HTMLElement {
  const rows = parameters.map(({ name, in: place, required, schema }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, el('code', {}, name)),
      el('td', {}, `${place}, ${required ? 'required' : 'optional'}`),
      el(
        'td',
        {},
        el('code', {}, schemaText(schema)),
        schema.pattern && el('code', { class: 'soft' }, ` ${schema.pattern}`),
      ),
    ),
  )
  return table(['Name', 'Place', 'Type'], rows)
}

function refusalTable(refusals: Operation['refusals']): HTMLElement {
  const rows = refusals.map(({ status, codes }) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, status),
      el('td', { class: 'codes' }, ...codes.map((code) => el('code', {}, code))),
    ),
  )
  return table(['Status', 'error_code'], rows)
}

function table(headings: string[], rows: HTMLElement[]): HTMLElement {
  const head = el('tr', {}, ...headings.map((text) => el('th', { scope: 'col' }, text)))
  return el('table', {}, el('thead', {}, head), el('tbody', {}, ...rows))
}
