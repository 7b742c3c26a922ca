import { type DemoCard, loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { type DemoClaim, loadDemoClaims } from '@amparo/catalogue/demo/demo-claims'
import { cardDigits } from '@amparo/rules/card/card-number'
import type { Locale } from '@amparo/rules/locale/locales'

const demoCards = loadDemoCards()

/** Stories pick demo cards by what they show, because numbers may change. */
export function cardThat(shows: string): DemoCard {
  const card = demoCards.find((one) => one.shows.startsWith(shows))
  if (!card) throw new Error(`No demo card shows "${shows}"`)
  return card
}

export function cardFor(language: Locale): DemoCard {
  const card = demoCards.find((one) => one.language === language && one.shows.includes('card of'))
  if (!card) throw new Error(`No demo card for ${language}`)
  return card
}

/** Claims that are in the product from its start. Stories only look at them; a story that changes a claim sends its own. */
export const demoClaims: readonly DemoClaim[] = loadDemoClaims()

export function demoClaim(number: string): DemoClaim {
  const claim = demoClaims.find(({ claim_number }) => claim_number === number)
  if (!claim) throw new Error(`No demo claim ${number}`)
  return claim
}

export function cardOf({ card }: DemoClaim): DemoCard {
  const found = demoCards.find(({ number }) => number === card)
  if (!found) throw new Error(`No demo card ${card}`)
  return found
}

export const digitsOf = ({ number }: DemoCard): string => cardDigits(number)
export const last4Of = (card: DemoCard): string => digitsOf(card).slice(-4)

export const cards = {
  premiumUsa: cardThat('Premium card of the USA'),
  canada: cardThat('Standard card of Canada'),
  saudi: cardThat('Standard card of Saudi Arabia'),
  brazil: cardThat('Standard card of Brazil'),
  fifteenDigits: cardThat('A number of 15 digits'),
  fourteenDigits: cardThat('A number of 14 digits'),
  oneBenefit: cardThat('Exactly one benefit'),
  hiddenBenefit: cardThat('A benefit that the dashboard hides'),
  someExpired: cardThat('Some benefits expired'),
  partnerBanner: cardThat('Third-party banner: '),
  brandAgnostic: cardThat('Brand-agnostic: no logo and no brand name, in the USA'),
  allExpired: cardThat('All benefits expired: the no-active-benefits message'),
  emptyList: cardThat('Empty list'),
  argentina: cardThat('Premium card of Argentina'),
  india: cardThat('Standard card of India'),
  thailand: cardThat('Premium card of Thailand'),
  china: cardThat('Standard card of China'),
  grenada: cardThat('Standard card of Grenada'),
  indiaPremium: cardThat('Premium card of India'),
  blackBrazil: cardThat('Plan black: medical care abroad as masterassist-black, in Brazil'),
  blackMexico: cardThat('Plan black: medical care abroad as masterassist-black, in Mexico'),
  plusMexico: cardThat('Plan plus: medical care abroad as masterassist-plus, in Mexico'),
  phoneList1: cardThat('Cell phone issuer list 1'),
  phoneList2: cardThat('Cell phone issuer list 2'),
  phoneList3: cardThat('Cell phone issuer list 3'),
  phoneInNoList: cardThat('Cell phone issuer in no list'),
  identity29990: cardThat('Identity theft help with benefit id 29990'),
  leavesForPartner: cardThat('Refusal redirect_to_harborline'),
}

/** The card with the most benefits in a language, where that is not the first one. */
const speakers: Partial<Record<Locale, DemoCard>> = {
  en_LAC: cards.blackMexico,
  es_LAC: cards.blackMexico,
  en_AP: cardFor('zh_TW'),
  en_EEMEA: cards.saudi,
}

export const cardSpeaking = (locale: Locale): DemoCard => speakers[locale] ?? cardFor(locale)

/** One language of each script, for long stories: the texts of all fourteen locales are checked without a browser. */
export const oneOfEachScript: readonly Locale[] = ['es_LAC', 'zh_TW', 'ko_KR', 'th_TH', 'ar_EEMEA']
