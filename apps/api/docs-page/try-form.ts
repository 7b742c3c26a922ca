import { el, field } from './element.ts'
import { exampleOf } from './example-of.ts'
import type { Operation } from './openapi-document.ts'
import { type Outcome, sendCall } from './send-call.ts'
import { withToken } from './with-token.ts'

/** What all forms of the page share: the operator key, and the callbacks for a new demo token. */
export type PageState = { operatorKey(): string; onToken(take: (panToken: string) => void): void }

export function tryForm({ method, path, audience, parameters, body }: Operation, page: PageState): HTMLElement {
  const now = new Date()
  const inputs = parameters.map(({ name, required, schema, in: place }) => {
    const value = required ? String(exampleOf(schema, { name, now })) : ''
    return { name, place, input: el('input', { value, required, autocomplete: 'off', spellcheck: false }) }
  })
  const text = body && JSON.stringify(exampleOf(body, { now }), null, 2)
  const area = text === null ? null : el('textarea', { rows: text.split('\n').length + 1, spellcheck: false }, text)
  if (area) page.onToken((panToken) => (area.value = withToken(area.value, panToken)))

  const outcome = outcomeView()
  const button = el('button', { class: 'button' }, 'Send')
  const form = el(
    'form',
    { class: 'try', 'aria-label': `Try ${method} ${path}` },
    ...inputs.map(({ name, place, input }) => field(`${name} (${place})`, input)),
    area && field('Body (JSON)', area),
    audience === 'operator' && el('p', { class: 'hint' }, 'Sent with the operator key from the top of the page.'),
    el('div', { class: 'actions' }, button),
    outcome.view,
  )

  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (button.getAttribute('aria-disabled') === 'true') return
    button.setAttribute('aria-disabled', 'true')
    const trial = { method, path: addressOf(path, inputs), headers: headersOf(inputs), body: area?.value ?? null }
    const operatorKey = audience === 'operator' ? page.operatorKey() : null
    try {
      outcome.show(await sendCall({ ...trial, operatorKey }))
    } catch {
      outcome.fail()
    }
    button.removeAttribute('aria-disabled')
  })
  return form
}

type Input = { name: string; place: string; input: HTMLInputElement }

function headersOf(inputs: readonly Input[]): Record<string, string> {
  const inHeaders = inputs.filter(({ place }) => place === 'header')
  return Object.fromEntries(inHeaders.map(({ name, input }) => [name, input.value]))
}

function addressOf(path: string, inputs: readonly Input[]): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, place, input } of inputs) {
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(input.value))
    if (place === 'query' && input.value !== '') query.set(name, input.value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

/** The status element exists before it has text: screen readers announce changes of a status, not a new element. */
function outcomeView() {
  const line = el('p', { role: 'status', class: 'outcome-line' })
  const text = el('pre', {
    class: 'code',
    tabindex: 0,
    role: 'group',
    'aria-label': 'Body of the answer',
    hidden: true,
  })

  return {
    view: el('div', { class: 'outcome' }, line, text),
    show(outcome: Outcome) {
      const { status, requestId, milliseconds } = outcome
      const kind = status < 300 ? 'success' : status < 500 ? 'warning' : 'danger'
      line.replaceChildren(
        el('span', { class: `badge badge-${kind}` }, String(status)),
        el('span', {}, ` ${milliseconds} ms `),
        el('span', { class: 'soft small' }, 'request id ', el('code', {}, requestId ?? 'none')),
      )
      text.textContent = outcome.text || '(empty)'
      text.hidden = false
    },
    fail() {
      line.replaceChildren(el('span', { class: 'notice-danger' }, 'The server did not answer. Is it running?'))
      text.hidden = true
    },
  }
}
