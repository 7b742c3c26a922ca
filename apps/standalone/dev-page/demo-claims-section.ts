import { call } from '@amparo/contract/call'
import { el } from '../../api/docs-page/element.ts'
import { type DemoClaim, listDemoClaims } from '../src/dev/dev-contract.ts'
import { countryName } from './country-name.ts'

const headings = ['Number', 'Shows', 'Also needed', 'Status page']

export async function showDemoClaims(section: HTMLElement) {
  const claims = await call(listDemoClaims, {})
  const table = el(
    'table',
    { class: 'cards' },
    el('caption', { class: 'hidden-visually' }, 'Demo claims by country'),
    el('thead', {}, el('tr', {}, ...headings.map((text) => el('th', { scope: 'col' }, text)))),
    ...[...Map.groupBy(claims, ({ country }) => country)].map(countryRows),
  )
  section.append(
    el('div', { class: 'scroller', tabindex: 0, role: 'group', 'aria-labelledby': 'claims-title' }, table),
    el(
      'p',
      { class: 'hint' },
      'Five wrong checks in 15 minutes lock an address and a number; moving the clock opens them.',
    ),
  )
}

function countryRows([country, claims]: [string, DemoClaim[]]): HTMLElement {
  const title = `${countryName(country)} (${claims.length}), card ${claims[0]?.card}`
  const head = el('tr', { class: 'group' }, el('th', { scope: 'rowgroup', colspan: headings.length }, title))
  return el('tbody', {}, head, ...claims.map(claimRow))
}

function claimRow({ claim_number, shows, status, proof, country, language }: DemoClaim): HTMLElement {
  return el(
    'tr',
    {},
    el('th', { scope: 'row', class: 'number' }, el('span', { class: 'digits' }, claim_number)),
    el('td', {}, shows, el('span', { class: 'soft small name' }, status)),
    el('td', {}, proof?.value ?? 'nothing', el('span', { class: 'soft small name' }, proofName(proof))),
    el(
      'td',
      {},
      el('a', { class: 'open', href: statusAddress({ claim_number, country, language }), target: '_blank' }, language),
    ),
  )
}

function proofName(proof: DemoClaim['proof']): string {
  if (!proof) return ''
  return proof.kind === 'surname' ? 'surname' : 'postal code'
}

/** A link to the claim status page, which needs no card. */
function statusAddress({ claim_number, country, language }: Pick<DemoClaim, 'claim_number' | 'country' | 'language'>) {
  return `/check-claim-status/${claim_number}/${country.toLowerCase()}/${language}`
}
