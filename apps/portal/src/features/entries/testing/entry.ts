import { aQuestion } from '@amparo/form-engine/testing/form'
import { createTestApp, type Handler } from '../../../testing/render-page.tsx'
import { aCountry, anAnswer, panToken } from '../../../testing/test-data.ts'

export const issuerToken = 'eyJhbGciOiJkaXIi..nonce.sealed.tag'
export const card = { panToken: `pt_${'b'.repeat(43)}`, last4: '0009', isBrandAgnostic: false }

const countries = [
  aCountry(),
  aCountry({ code: 'BRA', languages: ['pt_BR', 'en_LAC'] }),
  aCountry({ code: 'CAN', isBenefitsVisible: false, loginSuccessPath: '/claim-status' }),
]

export const FORM = '/api/cardholder/v1/claims/benefits/CDW/pages/'
const asked = (type: string, question_key: string) => aQuestion(type, { question_key, required: true })
const aboutYou = {
  page_key: 'cardholder_details',
  title: 'About you',
  start_group_id: 'a',
  question_groups: [
    {
      group_id: 'a',
      questions: [
        asked('text', 'cardholder_first_name'),
        asked('phone_number', 'cardholder_primary_phone_number'),
        asked('date_picker', 'cardholder_date_of_birth'),
        asked('date_picker', 'date_of_loss'),
      ],
      next_group_id: null,
    },
  ],
}

/** The vault knows the token, the card is one of the USA; a test says what is otherwise. */
export function openEntry({ answers = {} }: { answers?: Record<string, Handler> } = {}) {
  sessionStorage.clear()
  localStorage.clear()
  const usual: Record<string, Handler> = {
    'https://vault.test/prefill_token': () => ({
      body: { pan_token: panToken, last4: '4021', prefill: { cardholder_primary_phone_number: '+1 202-555-0143' } },
    }),
    '/api/cardholder/v1/benefits/': () => ({ body: anAnswer() }),
    [FORM]: () => ({ body: { pages: [{ page_key: 'cardholder_details', title: 'About you' }], version: 'v1' } }),
    [`${FORM}cardholder_details/questions/`]: () => ({ body: { questions: aboutYou } }),
    ...Object.fromEntries(countries.map((body) => [`/api/countries/v1/countries/${body.code}/`, () => ({ body })])),
  }
  const { app, asked, drafts } = createTestApp({ answers: { ...usual, ...answers } })

  return {
    app,
    asked,
    drafts,
    bodies: (path: string) => asked.filter((call) => call.path.endsWith(path)).map(({ body }) => body),
    reported: () =>
      asked.filter(({ path }) => path === '/api/errors/v1/').map(({ body }) => (body as { code: string }).code),
  }
}

/** As the browser has it: the address is the window's, the request is made of it. */
export function follow(address: string): Request {
  history.replaceState(null, '', address)
  return new Request(location.href)
}

export const leadsTo = (response: Response) => ({
  to: response.headers.get('location'),
  replaces: response.headers.has('x-remix-replace'),
})

const wholeLink = { cardholder_data: issuerToken, benefit_code: 'CDW', language_code: 'en_US', country_code: 'USA' }

/** The link of an issuer to the form of a benefit. */
export const prefillLink = (changes: Partial<Record<keyof typeof wholeLink, string | undefined>> = {}) => {
  const given = Object.entries({ ...wholeLink, ...changes }).filter(([, value]) => value !== undefined)
  return `/usa/prefill?${new URLSearchParams(given as [string, string][])}`
}
