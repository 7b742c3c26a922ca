import { call } from '@amparo/contract/call'
import { languageHome } from '@amparo/rules/locale/locales'
import { el, field } from '../../api/docs-page/element.ts'
import { type DemoCard, listDemoCards } from '../src/dev/dev-contract.ts'
import { type CardGroup, groupCards } from './card-groups.ts'
import { copyButton } from './copy-button.ts'
import { countryName } from './country-name.ts'

export async function showDemoCards(section: HTMLElement) {
  const cards = await call(listDemoCards, {})
  const count = el('p', { class: 'soft small', role: 'status' })
  const table = el(
    'table',
    { class: 'cards' },
    el('caption', { class: 'hidden-visually' }, 'Demo cards by what they show'),
    el('thead', {}, el('tr', {}, ...['Number', 'Shows', 'Country', 'Login'].map(heading))),
  )
  const filter = el('input', { type: 'search', autocomplete: 'off', spellcheck: false })
  const show = () => {
    const groups = groupCards(cards, filter.value)
    const found = groups.reduce((sum, group) => sum + group.cards.length, 0)
    count.textContent = found === 0 ? 'No card matches.' : `${found} of ${cards.length} cards`
    for (const body of [...table.tBodies]) body.remove()
    table.append(...groups.map(groupRows))
  }
  filter.addEventListener('input', show)
  show()

  const scroller = el('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-labelledby': 'cards-title' }, table)
  section.append(
    field('Filter', filter, 'Country, language or any words: "brazil black", "refusal", "th_TH"'),
    count,
    scroller,
  )
}

const heading = (text: string) => el('th', { scope: 'col' }, text)

function groupRows({ title, cards }: CardGroup): HTMLElement {
  const head = el('tr', { class: 'group' }, el('th', { scope: 'rowgroup', colspan: 4 }, `${title} (${cards.length})`))
  return el('tbody', {}, head, ...cards.map(cardRow))
}

function cardRow(card: DemoCard): HTMLElement {
  return el(
    'tr',
    {},
    el('th', { scope: 'row', class: 'number' }, el('span', { class: 'digits' }, card.number), copyButton(card.number)),
    el('td', {}, card.shows, el('span', { class: 'soft small name' }, card.name)),
    el('td', {}, countryName(card.country), el('span', { class: 'soft small name' }, card.country)),
    el(
      'td',
      {},
      el(
        'a',
        {
          class: 'open',
          href: languageHome(card.language),
          target: '_blank',
          'aria-label': `Open login in ${card.language}`,
        },
        card.language,
      ),
    ),
  )
}
