import { CallFailed, call } from '@amparo/contract/call'
import { el } from '../../api/docs-page/element.ts'
import { type DemoPerson, listDemoPeople, signInDemoPerson } from '../src/dev/dev-contract.ts'
import { announce } from './announce.ts'

const headings = ['Person', 'Policy', 'Sign in']
const kinds = {
  quote: 'A quote that is not bought yet',
  issued: 'A policy that starts later',
  active: 'An active policy',
  overdue: 'An overdue payment',
}
const problems: Record<string, string> = {
  too_many_links: 'This inbox has had five links in an hour. Move the clock, or use a link from the outbox.',
  mail_not_in_outbox: 'Your mail server sent the link, so it isn’t in the outbox.',
}

/** Demo people with a quote or policy. The button sends them a sign-in link and opens it. */
export async function showDemoPeople(section: HTMLElement) {
  const people = await call(listDemoPeople, {})
  const problem = el('p', { class: 'notice-danger', role: 'alert', hidden: true })
  const table = el(
    'table',
    { class: 'cards' },
    el('caption', { class: 'hidden-visually' }, 'Demo people of the marketplace'),
    el('thead', {}, el('tr', {}, ...headings.map((text) => el('th', { scope: 'col' }, text)))),
    el('tbody', {}, ...people.map((person) => personRow(person, problem))),
  )
  section.append(
    el('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-labelledby': 'people-title' }, table),
    problem,
    el('p', { class: 'hint' }, 'Each link works once. All emails are in the outbox below.'),
  )
}

function personRow({ name, email, state, shows, number, status }: DemoPerson, problem: HTMLElement): HTMLElement {
  const signIn = async () => {
    problem.hidden = true
    // Opened before the call, because browsers block windows that do not open right after a click.
    const tab = window.open('about:blank', '_blank')
    try {
      const { link } = await call(signInDemoPerson, { body: { email } })
      if (tab) tab.location.href = link
      announce(`A link for ${name} is open in another tab`)
    } catch (error) {
      tab?.close()
      const code = error instanceof CallFailed ? error.code : ''
      problem.textContent = problems[code] ?? `No link was sent (${(error as Error).message}). Try again.`
      problem.hidden = false
    }
  }

  return el(
    'tr',
    {},
    el('th', { scope: 'row' }, name, el('span', { class: 'soft small name' }, email)),
    el(
      'td',
      {},
      kinds[shows],
      el('span', { class: 'soft small name' }, [state, number, status].filter(Boolean).join(', ')),
    ),
    el(
      'td',
      {},
      el(
        'button',
        { class: 'button button-second', type: 'button', on: { click: () => void signIn() } },
        `As ${name.split(' ')[0]}`,
      ),
    ),
  )
}
