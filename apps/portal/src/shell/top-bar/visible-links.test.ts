import type { Country } from '@amparo/contract/countries'
import { expect, it } from 'vitest'
import { aCountry } from '../../testing/test-data.ts'
import { type Link, visibleLinks } from './visible-links.ts'

const all: Link[] = ['benefits', 'claims', 'claim-status', 'contact', 'marketplace']
const others = all.slice(0, -1)

it.each<[string, Partial<Country>, boolean, Link[]]>([
  ['all of the USA with mcu_nam_cp', {}, true, all],
  ['no marketplace in the USA without it', {}, false, others],
  ['no marketplace in another country', { code: 'BRA' }, true, others],
  ['no benefits where they are hidden', { isBenefitsVisible: false }, false, ['claims', 'claim-status', 'contact']],
  ['no claims where they are hidden', { isClaimsVisible: false }, false, ['benefits', 'claim-status', 'contact']],
  ['no claims where none starts', { isStartClaimEnabled: false }, false, ['benefits', 'claim-status', 'contact']],
  ['no claim status where it is hidden', { isClaimStatusVisible: false }, false, ['benefits', 'claims', 'contact']],
  ['only what the country lists', { loggedInLinks: ['contact'] }, true, ['contact']],
])('has %s [P-002, P-378]', (_, country, hasMarketplace, links) => {
  expect(visibleLinks(aCountry({ loggedInLinks: all, ...country }), { hasMarketplace })).toEqual(links)
})
