import { loadContent } from '@amparo/content/load-content'
import { emptyLetterForms, type LetterForms } from '@amparo/rules/letters/letter-forms'
import type { LetterKind } from '@amparo/rules/letters/letter-kinds'
import { type ReactNode, useState } from 'react'
import { useAppPart } from '../../../session/app-parts.ts'
import { letters } from '../../../session/letters/letters.ts'
import type { MadeLetter } from '../../../session/letters/stored-letter.ts'
import { type Handler, renderPage } from '../../../testing/render-page.tsx'
import { aBenefit, aCard, aCountry, aMadeLetter, anAnswer } from '../../../testing/test-data.ts'
import { LetterPage } from '../view/letter-page.tsx'

export const SUBMIT = '/api/v2/travel-letter/submit-letter/'
export const PDF = '/api/letters/v1/pdf'
export const ERRORS = '/api/errors/v1/'

const person = { firstName: 'Amara', lastName: 'Silva', email: 'amara@example.com', phoneNumber: '+6561234567' }
const trip = { origin: 'SGP', destination: 'USA', departureDate: '2026-12-01', returnDate: '2026-12-15' }
const insured = { nationality: 'SGP', dob: '1990-05-04', cardholderRelationship: 'spouse' }
const forms: LetterForms = {
  'cdw-certificate': { ...person, rentalCountry: 'PRT' },
  'mex-certificate': { ...person, ...trip, ...insured, insuredId: 'E1234567' },
  'ap-certificate': { ...emptyLetterForms['ap-certificate'], ...person, ...trip, ...insured },
}
const benefits = {
  'cdw-certificate': aBenefit({ source: 'ALI' }),
  'mex-certificate': aBenefit({
    benefit_code: 'MEX',
    source: 'SEN',
    terms: { trip_days: 60, dental_amount: 50_000, evacuation_amount: 2_500_000 },
  }),
  'ap-certificate': aBenefit({
    benefit_code: 'TIN',
    source: 'TRA',
    terms: { trip_days: 90, medical_amount: 5_000_000, baggage_amount: 150_000, delay_amount: 50_000, wait_hours: 12 },
  }),
}
const numbers = (number: string) => [{ number, kind: 'toll_free', isAlwaysOpen: true }]
const usa = aCountry({ contactNumbers: [{ kind: 'toll_free', number: '+18005550175' }] })
const contact = {
  numbers: [],
  hours: { timeZone: 'Asia/Singapore', weekly: [] },
  list: [{ country: 'USA', region: 'US', numbers: numbers('+18005550175') }],
}

type Options = {
  kind?: LetterKind
  form?: Partial<LetterForms['mex-certificate']>
  letter?: Partial<MadeLetter>
  country?: Parameters<typeof aCountry>[0]
  answers?: Record<string, Handler>
  /** The language of the page; by default the country's first. */
  reader?: string
}

/** The page of a letter that was just made, by default a travel letter of Singapore. */
export function openLetter({ kind = 'ap-certificate', form, letter, country, answers, ...more }: Options = {}) {
  const here = aCountry({
    code: 'SGP',
    currency: 'SGD',
    languages: ['en_AP'],
    contactNumbers: [
      { kind: 'toll_free', number: '+658005550142' },
      { kind: 'abroad', number: '+13145550111' },
    ],
    ...country,
  })
  const benefit = benefits[kind]
  const isPosted = kind === 'ap-certificate'
  const made = aMadeLetter({
    kind,
    benefitCode: benefit.benefit_code,
    form: { ...forms[kind], ...form } as never,
    ...(!isPosted && { code: null, toSend: null }),
    ...letter,
  })
  const locale = more.reader ?? here.languages[0] ?? 'en_US'
  const page = renderPage(
    <WithLetter made={made}>
      <LetterPage />
    </WithLetter>,
    {
      path: `/${here.code.toLowerCase()}/${locale}/benefits/${benefit.benefit_code}/${kind}`,
      route: '/:countryCode/:languageCode/benefits/:benefitCode/:letter',
      card: aCard(),
      answers: {
        '/api/countries/v1/countries/USA/': () => ({ body: usa }),
        [`/api/countries/v1/countries/${here.code}/`]: () => ({ body: here }),
        [`/api/countries/v1/countries/${here.code}/contact/`]: () => ({ body: contact }),
        '/api/cardholder/v1/benefits/': () => ({ body: anAnswer({ benefits: [benefit], ica_country: here.code }) }),
        [SUBMIT]: () => ({ body: { ticket: made.number } }),
        [ERRORS]: () => ({ status: 204, body: null }),
        ...textsIn(here.languages.filter((language) => language !== locale)),
        ...answers,
      },
    },
  )
  const sent = (path: string) => page.asked.filter((one) => one.path === path).map(({ body }) => body)
  return { ...page, made, sent }
}

/** The texts of the other languages, which the page loads. */
function textsIn(languages: readonly string[]): Record<string, Handler> {
  const store = loadContent({ isLazy: true })
  const entries = languages.map((language): [string, Handler] => {
    const found = store.get(language, 'letters')
    if (typeof found === 'string') throw new Error(`no letters in ${language}`)
    return [`/content/${language}/letters.json`, () => ({ body: JSON.parse(found.body.toString()) })]
  })
  return Object.fromEntries(entries)
}

function WithLetter({ made, children }: { made: MadeLetter; children: ReactNode }) {
  const { add } = useAppPart(letters)
  useState(() => add(made))

  return children
}
