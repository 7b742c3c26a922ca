import { expect, it } from 'vitest'
import { aBenefit, aCountry, anAnswer } from '../session/test-data.ts'
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
  ['an unknown locale leads to login [P-109]', { language: 'xx_XX' }, { go: '/' }],
  [
    'an unknown country leads to login in the language [P-108]',
    { country: null, language: 'pt_BR' },
    { go: '/pt_BR/login' },
  ],
  ['benefits without a token lead to login [P-101, P-112]', guest, { go: '/' }],
  ['the card is asked before anything else is decided', { card: undefined }, 'ask-card'],
  [
    'another country than the card’s is corrected, page and language kept [P-110]',
    { card: anAnswer({ ica_country: 'THA' }) },
    { go: '/tha/en_US/benefits' },
  ],
  [
    'a language the country does not have becomes its first [P-111]',
    { country: thailand, card: anAnswer({ ica_country: 'THA' }) },
    { go: '/tha/th_TH/benefits' },
  ],
  [
    'a language the country has is kept',
    { country: thailand, language: 'en_AP', card: anAnswer({ ica_country: 'THA' }) },
    'stay',
  ],
  [
    'a country that hides benefits has none to show [P-113]',
    { country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    { go: '/' },
  ],
  ['no benefits lead to login [P-114]', { card: anAnswer({ benefits: [] }) }, { go: '/', notice: modal }],
  ['expired benefits lead to login with the dialog, not in a circle', { card: expired }, { go: '/', notice: modal }],
  ['benefits on their last day are shown [P-153]', { card: lastDay }, 'stay'],
  ['the country’s address shows card entry to a guest [P-084]', { ...guest, page: '' }, 'stay'],
  ['the country’s address leads a cardholder on [P-084]', { page: '' }, { go: '/usa/en_US/benefits' }],
  [
    'the country’s address leads a Canadian to claim status [P-151]',
    { page: '', country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    { go: '/can/en_US/claim-status' },
  ],
  ['claim status needs no token [P-106]', { ...guest, page: '/claim-status' }, 'stay'],
  [
    'claim status is open where benefits are hidden [P-106]',
    { page: '/claim-status', country: canada, card: anAnswer({ ica_country: 'CAN' }) },
    'stay',
  ],
  [
    'claim status is closed where the country hides it',
    { page: '/claim-status', country: aCountry({ isClaimStatusVisible: false }) },
    { go: '/' },
  ],
  [
    'claim status with a card that has no benefits leads to login [P-120]',
    { page: '/claim-status', card: anAnswer({ benefits: [] }) },
    { go: '/', notice: modal },
  ],
]

it.each(table)('%s', (_, state, verdict) => {
  expect(decideAccess({ ...base, ...state })).toEqual(verdict)
})
