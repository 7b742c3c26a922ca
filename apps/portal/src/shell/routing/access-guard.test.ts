import { expect, it } from 'vitest'
import { aBenefit, aCountry, anAnswer } from '../../testing/test-data.ts'
import { type AccessState, decideAccess } from './access-guard.ts'

const thailand = aCountry({ code: 'THA', languages: ['th_TH', 'en_AP'] })
const canada = aCountry({ code: 'CAN', isBenefitsVisible: false, loginSuccessPath: '/claim-status' })
const card = anAnswer()
const expired = anAnswer({ benefits: [aBenefit({ benefit_expiration_date: '2026-11-14' })] })
const lastDay = anAnswer({ benefits: [aBenefit({ benefit_expiration_date: '2026-11-15' })] })

const base: AccessState = {
  page: '/benefits',
  language: 'en_US',
  country: aCountry(),
  hasToken: true,
  card,
  today: '2026-11-15',
}
const guest = { hasToken: false, card: undefined }
const modal = 'no-active-benefits'

const table: [string, Partial<AccessState>, ReturnType<typeof decideAccess>][] = [
  ['a cardholder sees the benefits [P-100, P-126]', {}, 'stay'],
  ['an unknown locale leads to login [P-109, P-X43]', { language: 'xx_XX' }, { go: '/' }],
  [
    'an unknown country leads to login in the language [P-108]',
    { country: null, language: 'pt_BR' },
    { go: '/pt_BR/login' },
  ],
  ['benefits without a token lead to login [P-101, P-112]', guest, { go: '/' }],
  ['the card is loaded before anything else is decided', { card: undefined }, 'ask-card'],
  [
    'another country than the card’s is corrected, and page and language stay [P-110, P-X44]',
    { card: anAnswer({ ica_country: 'THA' }) },
    { go: '/tha/en_US/benefits' },
  ],
  [
    'a language that the country does not have is replaced by its first [P-111, P-X43]',
    { country: thailand, card: anAnswer({ ica_country: 'THA' }) },
    { go: '/tha/th_TH/benefits' },
  ],
  [
    'a language of the country stays',
    { country: thailand, language: 'en_AP', card: anAnswer({ ica_country: 'THA' }) },
    'stay',
  ],
  [
    'a country that hides benefits has none to show [P-113]',
    { country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    { go: '/' },
  ],
  ['no benefits lead to login [P-114]', { card: anAnswer({ benefits: [] }) }, { go: '/', notice: modal }],
  ['expired benefits lead to claims, page by page [P-154, P-X10]', { card: expired }, { go: '/usa/en_US/claims' }],
  [
    'expired benefits lead to login with the dialog where the country hides claims',
    { card: expired, country: aCountry({ isClaimsVisible: false }) },
    { go: '/', notice: modal },
  ],
  ['claims are available for expired benefits [P-154, P-X10]', { page: '/claims', card: expired }, 'stay'],
  ['contact is available for expired benefits', { page: '/contact', card: expired }, 'stay'],
  ['benefits on their last day are shown [P-153]', { card: lastDay }, 'stay'],
  ['the country’s address shows card entry to a guest [P-084, P-X06]', { ...guest, page: '' }, 'stay'],
  ['the country’s address redirects a cardholder [P-084, P-X06]', { page: '' }, { go: '/usa/en_US/benefits' }],
  [
    'the country’s address leads a Canadian to claim status [P-151, P-X06]',
    { page: '', country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    { go: '/can/en_US/claim-status' },
  ],
  ['claim status needs no token [P-106, P-X08]', { ...guest, page: '/claim-status' }, 'stay'],
  [
    'claim status is open where benefits are hidden [P-106, P-X09]',
    { page: '/claim-status', country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    'stay',
  ],
  [
    'claim status is closed where the country hides it [P-X08]',
    { page: '/claim-status', country: aCountry({ isClaimStatusVisible: false }) },
    { go: '/' },
  ],
  [
    'claim status with a card that has no benefits leads to login [P-120, P-X08]',
    { page: '/claim-status', card: anAnswer({ benefits: [] }) },
    { go: '/', notice: modal },
  ],
  [
    'hiding benefits does not hide claim status [P-118, P-119, P-X09]',
    { ...guest, page: '/claim-status', country: canada },
    'stay',
  ],
  [
    'a redirect to the card’s country keeps the whole page [P-110, P-X44]',
    { page: '/claims/CDW/c-1', card: anAnswer({ ica_country: 'THA' }) },
    { go: '/tha/en_US/claims/CDW/c-1' },
  ],
  [
    'claims are closed where the country hides them [P-363]',
    { page: '/claims', country: aCountry({ isClaimsVisible: false }) },
    { go: '/' },
  ],
]

it.each(table)('%s', (_, state, verdict) => {
  expect(decideAccess({ ...base, ...state })).toEqual(verdict)
})

it.each([
  ['/contact', '[P-115, P-116, P-117]'],
  ['/claims', '[P-121, P-122, P-123]'],
  ['/claims/CDW/c-1', '[P-097, P-121, P-122, P-123]'],
  ['/benefits', '[P-112, P-113, P-114]'],
])('%s redirects to login without a token, if benefits are hidden, and without benefits %s', (page) => {
  expect(decideAccess({ ...base, ...guest, page })).toEqual({ go: '/' })
  const canadian = { country: canada, card: anAnswer({ ica_country: 'CAN' }) }
  expect(decideAccess({ ...base, ...canadian, page })).toEqual({ go: '/' })
  expect(decideAccess({ ...base, page, card: anAnswer({ benefits: [] }) })).toEqual({ go: '/', notice: modal })
  expect(decideAccess({ ...base, page })).toBe('stay')
})

it.each([
  ['/marketplace/auth/login', '[P-102]'],
  ['/preview-claim', '[P-103]'],
  ['/preview-claim/CDW', '[P-103]'],
  ['/marketplace/ADD/purchase/get-started', '[P-104]'],
  ['/marketplace/purchase', '[P-104]'],
  ['/marketplace/self-service/ADD/1/overview', '[P-105]'],
  ['/claim-status', '[P-106]'],
  ['/claim-status/c-1', '[P-098, P-106]'],
  ['/prefill', '[P-107]'],
])('%s is open to guests %s', (page) => {
  const nothingHidden = decideAccess({ ...base, ...guest, page })
  expect(nothingHidden).toBe('stay')
})

it.each([
  ...['/terms', '/accessibility', '/privacy', '/contact', '/claims', '/benefits', '/author', '/anything'],
  ...['auth', 'purchase', 'prefill', 'claim-status', 'self-service', 'preview-claim'].flatMap((word) => [
    `/claims/${word}`,
    `/claims/CDW/${word}`,
    `/benefits/${word}/guide`,
    `/contact/${word}`,
    `/online-payment-form/${word}`,
    `/marketplace/a/b/${word}`,
  ]),
])('%s is not open to guests [P-100, P-101, P-121, P-X07]', (page) => {
  expect(decideAccess({ ...base, ...guest, page })).toEqual({ go: '/' })
})

it.each(['/terms', '/accessibility', '/privacy'])('%s needs a card, but not its benefits', (page) => {
  expect(decideAccess({ ...base, page, card: anAnswer({ benefits: [] }) })).toBe('stay')
})

it.each([
  ['/benefits', { isBenefitsVisible: false }],
  ['/claims', { isClaimsVisible: false }],
  ['/claims', { isStartClaimEnabled: false }],
  ['/claims/CDW/c-1', { isStartClaimEnabled: false }],
  ['/claim-status', { isClaimStatusVisible: false }],
])('the configuration of the country decides about %s [P-126, P-353, P-354, P-355, C-007, C-008]', (page, hides) => {
  expect(decideAccess({ ...base, page })).toBe('stay')
  expect(decideAccess({ ...base, page, country: aCountry(hides) })).toEqual({ go: '/' })
})
