import { describe, expect, it } from 'vitest'
import { isFound } from '../text/search-text.ts'
import { benefitActions, benefitNote } from './benefit-actions.ts'
import { claimTime } from './claim-deadline.ts'
import { guideLink } from './guide-link.ts'
import { termText } from './term-texts.ts'

const benefit = (parts: object = {}) => ({
  benefit_code: 'PUR',
  benefit_id: '1',
  source: 'NMA',
  is_claimable: true,
  is_phone_only: false,
  content_entry: 'purchase-protection',
  url_terms_and_conditions: '/terms',
  ...parts,
})
const country = (parts: object = {}) => ({
  code: 'USA',
  region: 'NAM',
  isClaimsVisible: true,
  isStartClaimEnabled: true,
  ...parts,
})
const india = country({ code: 'IND', region: 'AP', isStartClaimEnabled: false })
const both = { download_url: '/a.pdf', claim_form_url: 'mailto:a@b.example' }

describe('the buttons of a benefit', () => {
  it.each([
    ['a claimable benefit', benefit(), country(), {}, ['start-claim'], '[P-253]'],
    ['one that cannot be claimed', benefit({ is_claimable: false }), country(), {}, [], '[P-253]'],
    ['one by phone only', benefit({ is_phone_only: true }), country(), {}, [], '[P-255]'],
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
    ['India with nothing', benefit(), india, {}, [], '[P-250, P-251]'],
    ['a country that hides claims', benefit(), country({ isClaimsVisible: false }), {}, [], '[P-253]'],
  ])('of %s are right', (_, of, where, addresses, actions, _ids) => {
    expect(benefitActions(of, { country: where, addresses })).toEqual(actions)
  })

  it.each([
    [{}, null],
    [{ is_claimable: false }, 'service'],
    [{ is_claimable: false, source: 'TRCC' }, 'service'],
    [{ source: 'TRCC' }, 'benefits-only'],
    [{ is_phone_only: true }, 'by-phone'],
  ])('say why there is none: %j gives %s', (parts, note) => {
    expect(benefitNote(benefit(parts))).toBe(note)
  })
})

describe('the way to a guide', () => {
  const file = (name: string) => ({ kind: 'file', address: `/documents/guides/${name}.pdf` })
  it.each([
    ['Brazil [P-269]', benefit(), country({ code: 'BRA', region: 'LAC' }), file('bra/hpt/pur.pt_br')],
    ['India [P-270, P-X26]', benefit(), india, file('ind/hpt/pur.pt_br')],
    ['Thailand [P-271]', benefit(), country({ code: 'THA', region: 'AP' }), { kind: 'terms', address: '/terms' }],
    ['Thailand without [P-271]', benefit({ url_terms_and_conditions: null }), country({ region: 'AP' }), null],
    ['Saudi Arabia [P-272]', benefit(), country({ code: 'SAU', region: 'EEMEA' }), null],
    ['an issuer in no list [P-273]', benefit({ benefit_code: 'CEL', content_entry: 'cell-phone' }), country(), null],
    ['an issuer in a list', benefit({ benefit_code: 'CEL', content_entry: 'cellphone-protection' }), country(), 'page'],
    ['CID 29990 [P-274]', benefit({ benefit_code: 'CID', benefit_id: '29990' }), country(), null],
    ['another CID [P-274]', benefit({ benefit_code: 'CID', benefit_id: '11008' }), country(), 'page'],
    ['29990 of another benefit', benefit({ benefit_id: '29990' }), country(), 'page'],
    ['everybody else [P-275]', benefit(), country(), 'page'],
    ['a benefit that nobody described', benefit({ content_entry: null }), country(), null],
  ])('of %s', (_, of, where, link) => {
    const expected = link === 'page' ? { kind: 'page' } : link
    expect(guideLink(of, { country: where, productCode: 'HPT', locale: 'pt_BR' })).toEqual(expected)
  })
})

describe('the time left to claim', () => {
  it.each([
    ['2026-11-17', { kind: 'future' }],
    ['2026-11-16', { kind: 'days-left', days: 60, until: '2027-01-15' }],
    ['2026-09-18', { kind: 'days-left', days: 1, until: '2026-11-17' }],
    ['2026-09-17', { kind: 'last-day' }],
    ['2026-09-16', { kind: 'too-late', until: '2026-11-15' }],
  ])('after a loss on %s is %j', (loss, time) => {
    expect(claimTime(loss, { claimDays: 60, today: '2026-11-16' })).toEqual(time)
  })
})

describe('the search', () => {
  it.each([
    ['protecao', ['Proteção de preço'], 'pt_BR', true],
    ['PREÇO prote', ['Proteção de preço'], 'pt_BR', true],
    ['preço carro', ['Proteção de preço'], 'pt_BR', false],
    ['bao hiem', ['Bảo hiểm du lịch'], 'vi_VN', true],
    ['여행', ['해외여행 보험'], 'ko_KR', true],
    ['여해', ['해외여행 보험'], 'ko_KR', true],
    ['租車', ['租車損失保障'], 'zh_TW', true],
    ['تامين', ['تأمين السفر'], 'ar_EEMEA', true],
    ['', ['anything'], 'en_US', true],
    ['doctor', ['Travel assistance', 'A doctor by phone'], 'en_US', true],
    ['dien thoai di dong', ['Bảo vệ điện thoại di động'], 'vi_VN', true],
    ['DIEN', ['ĐIỆN THOẠI'], 'vi_VN', true],
    ['حمايه', ['حماية المشتريات'], 'ar_EEMEA', true],
    ['مستشفي', ['أقرب مستشفى'], 'ar_EEMEA', true],
    ['สินคา', ['คุ้มครองสินค้า'], 'th_TH', true],
    ['ปน', ['ปืน'], 'th_TH', false],
  ] as const)('for "%s" in %j (%s): %s', (query, texts, locale, found) => {
    expect(isFound(query, texts, locale)).toBe(found)
  })
})

describe('a term in a text', () => {
  it.each([
    ['max_amount', 7_500_000, 'USD', 'en_US', '$75,000'],
    ['max_amount', 1_250, 'USD', 'en_US', '$12.50'],
    ['max_amount', 20_000_000, 'BRL', 'pt_BR', 'R$\u00a0200.000'],
    ['max_amount', 70_000_000, 'KRW', 'ko_KR', '₩700,000'],
    ['claim_days', 60, 'USD', 'en_US', '60 days'],
    ['claim_days', 1, 'USD', 'en_US', '1 day'],
    ['claim_days', 60, 'MXN', 'es_LAC', '60 días'],
    ['wait_hours', 6, 'THB', 'th_TH', '6 ชั่วโมง'],
    ['extra_months', 12, 'BRL', 'pt_BR', '12 meses'],
    ['claim_days', 3, 'SAR', 'ar_EEMEA', '\u20683 أيام\u2069'],
    ['claim_days', 60, 'SAR', 'ar_EEMEA', '\u206860 يومًا\u2069'],
    ['year_claims_count', 2, 'USD', 'en_US', '2'],
  ] as const)('%s %i is said in %s %s as %s', (name, value, currency, locale, text) => {
    expect(termText(name, value, { currency, locale })).toBe(text)
  })
})
