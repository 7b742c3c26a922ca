import { expect, it } from 'vitest'
import { guideLink } from './guide-link.ts'

const benefit = (parts: object = {}) => ({
  benefit_code: 'PUR',
  benefit_id: '1',
  content_entry: 'purchase-protection',
  url_terms_and_conditions: '/terms',
  ...parts,
})
const country = (parts: object = {}) => ({
  code: 'USA',
  region: 'NAM',
  ...parts,
})
const india = country({ code: 'IND', region: 'AP' })

const file = (name: string) => ({ kind: 'file', address: `/documents/guides/${name}.pdf` })
it.each([
  ['Brazil [P-269]', benefit(), country({ code: 'BRA', region: 'LAC' }), file('bra/hpt/pur.pt_br')],
  ['India [P-270, P-X26]', benefit(), india, file('ind/hpt/pur.pt_br')],
  ['Thailand [P-271, P-X26]', benefit(), country({ code: 'THA', region: 'AP' }), { kind: 'terms', address: '/terms' }],
  ['Thailand without [P-271]', benefit({ url_terms_and_conditions: null }), country({ region: 'AP' }), null],
  ['Saudi Arabia [P-272]', benefit(), country({ code: 'SAU', region: 'EEMEA' }), null],
  [
    'an issuer in no list [P-273, P-X24]',
    benefit({ benefit_code: 'CEL', content_entry: 'cell-phone' }),
    country(),
    null,
  ],
  [
    'an issuer in a list [P-X24]',
    benefit({ benefit_code: 'CEL', content_entry: 'cellphone-protection' }),
    country(),
    'page',
  ],
  ['CID 29990 [P-274, P-X24]', benefit({ benefit_code: 'CID', benefit_id: '29990' }), country(), null],
  ['another CID [P-274, P-X24]', benefit({ benefit_code: 'CID', benefit_id: '11008' }), country(), 'page'],
  ['29990 of another benefit', benefit({ benefit_id: '29990' }), country(), 'page'],
  ['everybody else [P-275]', benefit(), country(), 'page'],
  ['a benefit without a description', benefit({ content_entry: null }), country(), null],
])('links %s to its guide', (_, of, where, link) => {
  const expected = link === 'page' ? { kind: 'page' } : link
  expect(guideLink(of, { country: where, productCode: 'HPT', locale: 'pt_BR' })).toEqual(expected)
})
