import { el, field, fillSelect } from './element.ts'

const CARDS = '/dev/api/demo-cards'
const TOKEN = '/dev/api/demo-token'

type DemoCard = { number: string; country: string; shows: string }

/** Only the standalone product creates demo tokens; elsewhere there is no panel. */
export async function demoTokenPanel(onToken: (panToken: string) => void): Promise<HTMLElement | null> {
  const response = await fetch(CARDS).catch(() => null)
  if (!response?.ok) return null

  const cards = (await response.json()) as DemoCard[]
  const select = el('select')
  fillSelect(
    select,
    cards.map(({ number, country, shows }) => ({ value: number, text: `${country} · ${shows}` })),
  )
  const status = el('p', { role: 'status', class: 'hint' })
  const form = el(
    'form',
    { class: 'token' },
    field('Demo card', select, 'Its token goes into every pan_token on this page.'),
    el('button', { class: 'button' }, 'Get a demo token'),
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const panToken = await fetchToken(select.value).catch(() => null)
    if (panToken) onToken(panToken)
    status.textContent = panToken
      ? 'The token is in place. It ends after some hours.'
      : 'No token came back. Try again.'
  })
  return el('div', {}, form, status)
}

async function fetchToken(number: string): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(TOKEN, { method: 'POST', headers, body: JSON.stringify({ number }) })
  const answer = (await response.json()) as { pan_token?: string }
  return answer.pan_token ?? null
}
