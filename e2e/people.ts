import { type DemoCard, loadDemoCards } from '@amparo/catalogue/demo/demo-cards'
import { type DemoClaim, loadDemoClaims } from '@amparo/catalogue/demo/demo-claims'
import { cardDigits } from '@amparo/rules/card/card-number'
import type { Locale } from '@amparo/rules/locale/locales'

const demoCards = loadDemoCards()

/** Finds a demo card by what it demonstrates, because card numbers may change. */
export function cardShowing(shows: string): DemoCard {
  const card = demoCards.find((one) => one.shows.startsWith(shows))
  if (!card) throw new Error(`No demo card shows "${shows}"`)
  return card
}

export function cardFor(language: Locale): DemoCard {
  const card = demoCards.find((one) => one.language === language && one.shows.includes('card of'))
  if (!card) throw new Error(`No demo card for ${language}`)
  return card
}

/** Claims the product starts with. Stories only read them; a story that changes a claim sends its own. */
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
  premiumUsa: cardShowing('Premium card of the USA'),
  canada: cardShowing('Standard card of Canada'),
  saudi: cardShowing('Standard card of Saudi Arabia'),
  brazil: cardShowing('Standard card of Brazil'),
  oneBenefit: cardShowing('Exactly one benefit'),
  hiddenBenefit: cardShowing('A benefit that the dashboard hides'),
  someExpired: cardShowing('Some benefits expired'),
  partnerBanner: cardShowing('Third-party banner: '),
  brandAgnostic: cardShowing('Brand-agnostic: no logo and no brand name, in the USA'),
  allExpired: cardShowing('All benefits expired: the no-active-benefits message'),
  emptyList: cardShowing('Empty list'),
  argentina: cardShowing('Premium card of Argentina'),
  india: cardShowing('Standard card of India'),
  thailand: cardShowing('Premium card of Thailand'),
  china: cardShowing('Standard card of China'),
  grenada: cardShowing('Standard card of Grenada'),
  indiaPremium: cardShowing('Premium card of India'),
  blackBrazil: cardShowing('Plan black: medical care abroad as masterassist-black, in Brazil'),
  blackMexico: cardShowing('Plan black: medical care abroad as masterassist-black, in Mexico'),
  plusMexico: cardShowing('Plan plus: medical care abroad as masterassist-plus, in Mexico'),
  phoneList1: cardShowing('Cell phone issuer list 1'),
  phoneList2: cardShowing('Cell phone issuer list 2'),
  phoneList3: cardShowing('Cell phone issuer list 3'),
  phoneInNoList: cardShowing('Cell phone issuer in no list'),
  identity29990: cardShowing('Identity theft help with benefit id 29990'),
  leavesForPartner: cardShowing('Refusal redirect_to_harborline'),
}

/** For these locales the card with the most benefits is not the first one. */
const bestCards: Partial<Record<Locale, DemoCard>> = {
  en_LAC: cards.blackMexico,
  es_LAC: cards.blackMexico,
  en_AP: cardFor('zh_TW'),
  en_EEMEA: cards.saudi,
}

export const bestCardFor = (locale: Locale): DemoCard => bestCards[locale] ?? cardFor(locale)

/** One language for each script, for long stories; other tests check the texts of all fourteen locales without a browser. */
export const oneOfEachScript: readonly Locale[] = ['es_LAC', 'zh_TW', 'ko_KR', 'th_TH', 'ar_EEMEA']
