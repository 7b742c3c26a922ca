import { demoTokenPanel } from './demo-token-panel.ts'
import { el } from './element.ts'
import { listOperations, type OpenApiDocument, type Operation } from './openapi-document.ts'
import { operationView } from './operation-view.ts'
import type { PageState } from './try-form.ts'

const audiences = [
  { audience: 'browser', title: 'For the browser', words: 'What the portal calls. No key; a card is a token.' },
  {
    audience: 'operator',
    title: 'For operators',
    words:
      'With an operator key: one made by npm run operator-keys, or the first one, kept beside the data as operator.key.',
  },
]

const takers: ((panToken: string) => void)[] = []
let latestToken: string | null = null
const page: PageState = {
  operatorKey: () => (document.getElementById('operator-key') as HTMLInputElement).value.trim(),
  onToken(take) {
    takers.push(take)
    if (latestToken) take(latestToken)
  },
}

function group({ audience, title, words }: (typeof audiences)[number], operations: Operation[]): HTMLElement {
  const own = operations.filter((operation) => operation.audience === audience)
  const views = own.map((operation) => operationView(operation, page))
  return el(
    'section',
    { id: audience, class: 'group' },
    el('h2', {}, title),
    el('p', { class: 'soft' }, words),
    ...views,
  )
}

function openNamed() {
  const named = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (named instanceof HTMLDetailsElement) named.open = true
}

async function start() {
  const calls = document.getElementById('calls') as HTMLElement
  try {
    const response = await fetch('/api/openapi.json')
    const operations = listOperations((await response.json()) as OpenApiDocument)
    calls.replaceChildren(...audiences.map((audience) => group(audience, operations)))
    openNamed()
    addEventListener('hashchange', openNamed)
  } catch {
    calls.replaceChildren(
      el('p', { class: 'notice-danger', role: 'alert' }, 'The document did not load. Reload the page.'),
    )
  }

  const panel = await demoTokenPanel((panToken) => {
    latestToken = panToken
    for (const take of takers) take(panToken)
  })
  if (panel) document.getElementById('keys')?.prepend(panel)
}

await start()
