import { describe, expect, it } from 'vitest'
import { benefitActions, benefitNote } from './benefit-actions.ts'

const benefit = (parts: object = {}) => ({
  benefit_code: 'PUR',
  source: 'NMA',
  is_claimable: true,
  is_phone_only: false,
  ...parts,
})
const country = (parts: object = {}) => ({
  code: 'USA',
  isClaimsVisible: true,
  isStartClaimEnabled: true,
  ...parts,
})
const india = country({ code: 'IND', isStartClaimEnabled: false })
const both = { download_url: '/a.pdf', claim_form_url: 'mailto:a@b.example' }

describe('the buttons of a benefit', () => {
  it.each([
    ['a claimable benefit', benefit(), country(), {}, ['start-claim'], '[P-253]'],
    ['one that cannot be claimed', benefit({ is_claimable: false }), country(), {}, [], '[P-253]'],
    ['one by phone only', benefit({ is_phone_only: true }), country(), {}, [], '[P-255, P-X23]'],
    ['a car in the USA', benefit({ benefit_code: 'CDW' }), country(), {}, ['start-claim', 'certificate'], '[P-254]'],
    [
      'a car by phone',
      benefit({ benefit_code: 'CDW', is_phone_only: true }),
      country(),
      {},
      ['certificate'],
      '[P-254]',
    ],
    ['care abroad', benefit({ benefit_code: 'MEX' }), country(), {}, ['start-claim', 'certificate'], '[P-254]'],
    ['a car in Brazil', benefit({ benefit_code: 'CDW' }), country({ code: 'BRA' }), {}, ['start-claim'], '[P-254]'],
    ['travel in the Philippines', benefit({ benefit_code: 'TIN' }), country({ code: 'PHL' }), {}, ['start-claim'], ''],
    ['travel elsewhere', benefit({ benefit_code: 'TIN' }), country(), {}, ['start-claim', 'travel-letter'], ''],
    [
      'a trip to register',
      benefit({ benefit_code: 'TIR' }),
      country(),
      both,
      ['register', 'travel-letter', 'start-claim'],
      '[P-252]',
    ],
    ['the provider EME', benefit({ source: 'EME' }), country(), {}, [], '[P-256]'],
    ['the provider TRA', benefit({ source: 'TRA' }), country(), {}, [], '[P-257]'],
    ['the provider TRCC', benefit({ source: 'TRCC' }), country(), {}, [], '[P-258]'],
    ['the provider CHUBB', benefit({ source: 'CHUBB' }), country(), {}, [], '[P-259]'],
    ['India with both addresses', benefit(), india, both, ['download-form', 'send-form'], '[P-250, P-251]'],
    ['India with a form', benefit(), india, { download_url: '/a.pdf' }, ['download-form'], '[P-250]'],
    ['India with an address', benefit(), india, { claim_form_url: 'mailto:a@b' }, ['send-form'], '[P-251]'],
    [
      'India, a trip with a form',
      benefit({ benefit_code: 'TIR' }),
      india,
      both,
      ['download-form', 'send-form'],
      '[P-252]',
    ],
    ['India, a trip without', benefit({ benefit_code: 'TIR' }), india, {}, ['register', 'travel-letter'], '[P-252]'],
    [
      'India, travel with a form',
      benefit({ benefit_code: 'TIN' }),
      india,
      both,
      ['download-form', 'send-form', 'travel-letter'],
      '[C-X73]',
    ],
    ['India with nothing', benefit(), india, {}, [], '[P-250, P-251]'],
    ['a country that hides claims', benefit(), country({ isClaimsVisible: false }), {}, [], '[P-253]'],
  ])('are correct for %s', (_, of, where, addresses, actions, _ids) => {
    expect(benefitActions(of, { country: where, addresses })).toEqual(actions)
  })

  it.each([
    [{}, null],
    [{ is_claimable: false }, 'service'],
    [{ is_claimable: false, source: 'TRCC' }, 'service'],
    [{ source: 'TRCC' }, 'benefits-only'],
    [{ is_phone_only: true }, 'by-phone'],
  ])('explain why there is none: %j gives %s', (parts, note) => {
    expect(benefitNote(benefit(parts))).toBe(note)
  })
})
