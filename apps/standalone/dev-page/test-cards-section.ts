import { testCards } from '@amparo/contract/test-cards'
import { el } from '../../api/docs-page/element.ts'
import { copyButton } from './copy-button.ts'

/** Cards that the simulated payment processor knows; it takes no others. */
export async function showTestCards(section: HTMLElement) {
  const table = el(
    'table',
    { class: 'cards' },
    el('caption', { class: 'hidden-visually' }, 'Payment cards by what happens at checkout'),
    el('thead', {}, el('tr', {}, ...['Number', 'What happens'].map((text) => el('th', { scope: 'col' }, text)))),
    el(
      'tbody',
      {},
      ...testCards.map(({ number, shows }) =>
        el(
          'tr',
          {},
          el('th', { scope: 'row', class: 'number' }, el('span', { class: 'digits' }, number), copyButton(number)),
          el('td', {}, shows),
        ),
      ),
    ),
  )
  section.append(
    el('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-labelledby': 'payment-cards-title' }, table),
    el('p', { class: 'hint' }, 'Use any future expiration date and any three-digit CVV. Every other card is declined.'),
  )
}
