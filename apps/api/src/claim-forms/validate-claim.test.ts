import type { Application, ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { isTyped } from '@amparo/form-engine/question-types'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'

const today = '2026-11-15'
let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.stop())

type Place = { benefit_code: string; country?: string }

/** A token of a card that has the benefit. */
function cardFor({ benefit_code, country = 'USA' }: Place) {
  const found = api.catalogue.products.find(
    (product) =>
      product.country === country &&
      product.benefits.some((one) => one.benefit_code === benefit_code && one.claim_form),
  )
  return api.vault.tokenFor(`${found?.ranges[0]?.from}00000000`.slice(0, 16))
}

function soundClaim({ benefit_code, country = 'USA' }: Place, choices: Record<string, string> = {}) {
  const pages = api.areas.claimForms.forms({ benefit_code, country, locale: 'en_US', today })?.pages ?? []
  const application = fillForm(
    pages,
    { today, locale: 'en_US', country, phone: phoneCheck },
    (_, { question_key, options }) => {
      const values = options.map(({ value }) => value)
      const chosen = choices[question_key]
      return chosen ? [chosen, ...values] : values
    },
  )
  return { pages, application }
}

async function judge(place: Place, application: Application, more: object = {}) {
  const pan_token = cardFor(place)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/api/cardholder/v1/claims/questions/validate/',
    payload: { pan_token, today, language_code: 'en_US', benefit_code: place.benefit_code, application, ...more },
  })
  return answer.json()
}

function messageOf(pages: readonly ClaimPage[], key: string, rule: string): string {
  const questions = pages.flatMap((page) => page.question_groups.flatMap((group) => group.questions))
  const question = questions.find(({ question_key }) => question_key === key)
  const own = question?.validations.find((validation) => validation.rule === rule)?.custom_error_message
  return own ?? question?.error_message ?? expect.fail(`nobody asks ${key}`)
}

type Wrong = [
  rule: string,
  place: Place,
  page: string,
  change: PageAnswers,
  path: string,
  choices?: Record<string, string>,
]
const cdw = { benefit_code: 'CDW' }
const pri = { benefit_code: 'PRI' }
const person = 'cardholder_details'

describe('a wrong answer', () => {
  it.each<Wrong>([
    ['required [C-093]', cdw, person, { cardholder_first_name: undefined }, 'cardholder_first_name'],
    ['required, of spaces [C-093]', cdw, person, { cardholder_city: '   ' }, 'cardholder_city'],
    [
      'brazil_cpf [C-094]',
      { benefit_code: 'PUR', country: 'BRA' },
      person,
      { cardholder_cpf: '11111111111' },
      'cardholder_cpf',
    ],
    [
      'confirmation_required [C-095]',
      cdw,
      person,
      { cardholder_email__confirm: 'b@example.com' },
      'cardholder_email__confirm',
    ],
    ['equal [C-096]', { benefit_code: 'CEL' }, 'bill_details', { bill_paid_with_card: 'no' }, 'bill_paid_with_card'],
    ['equal, to another answer [C-097]', pri, 'lower_price', { lower_price_model: 'Another' }, 'lower_price_model'],
    [
      'not_equal [C-098]',
      cdw,
      person,
      { cardholder_secondary_phone_number: '+12015550123' },
      'cardholder_secondary_phone_number',
    ],
    ['regex [C-099]', cdw, person, { cardholder_first_name: 'Ana 2' }, 'cardholder_first_name'],
    ['min_length [C-100]', cdw, 'incident_details', { incident_description: 'Too short.' }, 'incident_description'],
    ['max_length [C-101]', cdw, person, { cardholder_first_name: 'A'.repeat(41) }, 'cardholder_first_name'],
    ['min_value [C-102]', cdw, 'rental_details', { rental_price: 0 }, 'rental_price'],
    ['max_value [C-103]', cdw, 'rental_details', { rental_price: 10_000_000_001 }, 'rental_price'],
    ['max_value, of another answer [C-112]', pri, 'lower_price', { lower_price_amount: 1_000 }, 'lower_price_amount'],
    ['min_choices [C-104]', cdw, 'vehicle_details', { vehicle_damage_areas: [] }, 'vehicle_damage_areas'],
    [
      'max_choices [C-105]',
      cdw,
      'vehicle_details',
      { vehicle_damage_areas: ['front', 'rear', 'left', 'right', 'roof', 'windows', 'wheels', 'inside', 'whole_car'] },
      'vehicle_damage_areas',
    ],
    ['date_after [C-106, C-108]', cdw, person, { cardholder_date_of_birth: '1900-01-01' }, 'cardholder_date_of_birth'],
    ['date_before [C-107, C-108]', cdw, person, { cardholder_date_of_birth: '2012-11-15' }, 'cardholder_date_of_birth'],
    [
      'date_after_custom_error [C-109]',
      cdw,
      'rental_details',
      { rental_picked_up_at: '2026-10-10T09:00:00.000', rental_returned_at: '2026-10-10T09:00:00.000' },
      'rental_returned_at',
    ],
    ['type, no day [C-115]', cdw, person, { cardholder_date_of_birth: '1990-02-30' }, 'cardholder_date_of_birth'],
    [
      'type, no phone [C-114]',
      cdw,
      person,
      { cardholder_secondary_phone_number: '+1201' },
      'cardholder_secondary_phone_number',
    ],
    [
      'required, not among the options [C-084]',
      cdw,
      'incident_details',
      { incident_country: 'XXX' },
      'incident_country',
    ],
    [
      'required, a make that the year does not have [C-084, C-089]',
      cdw,
      'vehicle_details',
      { vehicle_year: '2020', vehicle_make: 'Geo', vehicle_model: 'other', vehicle_model__other: 'Metro' },
      'vehicle_make',
    ],
    [
      'required, a model that the make does not have [C-084, C-089]',
      cdw,
      'vehicle_details',
      { vehicle_year: '2020', vehicle_make: 'Toyota', vehicle_model: 'Civic' },
      'vehicle_model',
    ],
    ['required, not even a text', cdw, person, { cardholder_first_name: { a: 1 } as never }, 'cardholder_first_name'],
    [
      'require_other [C-080]',
      cdw,
      person,
      { claimant_relationship: 'other', claimant_relationship__other: undefined },
      'claimant_relationship__other',
      { claimant_role: 'someone_else' },
    ],
  ])(
    'against %s gets the question’s own message at its place [C-110, C-111, C-552]',
    async (rule, place, page, change, path, choices) => {
      const { pages, application } = soundClaim(place, choices)
      const { error_code, errors } = await judge(place, { ...application, [page]: { ...application[page], ...change } })
      const message = messageOf(pages, path.replace(/__\w+$/, ''), rule.split(/[ ,]/)[0] ?? '')
      expect(error_code).toBe('invalid_answers')
      expect(errors[page]).toEqual({ [path]: [message] })
      expect(Object.keys(errors)).toEqual([page])
    },
  )

  it('in a list is reported with its row [C-085]', async () => {
    const { application } = soundClaim(cdw)
    const drivers = application.rental_details?.rental_drivers as PageAnswers[]
    const [key = ''] = Object.keys(drivers[0] ?? {})
    const changed = { ...application.rental_details, rental_drivers: [...drivers, { ...drivers[0], [key]: undefined }] }
    const { errors } = await judge(cdw, { ...application, rental_details: changed })
    expect(Object.keys(errors.rental_details)).toEqual([`rental_drivers.1.${key}`])
  })

  it('in a group that is not reached is ignored [C-049]', async () => {
    const { application } = soundClaim(cdw, { claimant_role: 'cardholder' })
    const details = { ...application[person], claimant_first_name: '1234', claimant_phone_number: 'none' }
    expect((await judge(cdw, { ...application, [person]: details })).error_code).toBeNull()
  })

  it('on another page is ignored when only one page is validated [C-551]', async () => {
    const { application } = soundClaim(cdw)
    const wrong = { ...application, [person]: {} }
    expect((await judge(cdw, wrong, { page_key: 'rental_details' })).error_code).toBeNull()
    expect(Object.keys((await judge(cdw, wrong, { page_key: person })).errors)).toEqual([person])
  })
})

it('checks all pages of an empty claim [C-551]', async () => {
  const { pages } = soundClaim(cdw)
  expect(Object.keys((await judge(cdw, {})).errors)).toEqual(pages.map(({ page_key }) => page_key))
})

it('answers in the requested language [C-579]', async () => {
  const { errors } = await judge(cdw, {}, { language_code: 'pt_BR' })
  const page = api.areas.claimForms.forms({ benefit_code: 'CDW', country: 'USA', locale: 'pt_BR', today })?.pages[0]
  expect(errors[person].cardholder_first_name).toEqual([page?.question_groups[0]?.questions[0]?.error_message])
})

it.each([
  ['a page that the form does not have', { page_key: 'nowhere' }],
  ['answers of the wrong type', { application: { cardholder_details: 'Ana' } }],
])('refuses %s', async (_, more) => {
  expect((await judge(cdw, {}, more)).error_code).toBe('invalid_request')
})

it('ignores pages and answers that the form does not have', async () => {
  const { application } = soundClaim(cdw)
  const more = JSON.parse('{"__proto__":{"a":1},"review_and_submit":{"signed":"yes"}}')
  expect((await judge(cdw, { ...application, ...more })).error_code).toBeNull()
})

it('refuses a card number in every text of every form, with its own error message, except for questions about long numbers', () => {
  const forms = [...api.catalogue.claimForms.keys()].map(
    (benefit_code) => api.areas.claimForms.forms({ benefit_code, country: 'USA', locale: 'en_US', today })?.pages ?? [],
  )
  const questions = forms.flat().flatMap((page) => page.question_groups.flatMap((group) => group.questions))
  const typed = questions.filter((question) => isTyped(question) || question.tags.includes('allow_other'))
  const open = typed.filter(({ validations }) => !validations.some(({ rule }) => rule === 'no_card_number'))
  expect(typed.length).toBeGreaterThan(100)
  expect([...new Set(open.map(({ question_key }) => question_key))].sort()).toEqual([
    'account_number',
    'item_serial_number',
    'other_insurer_policy_number',
    'phone_imei',
    'phone_serial_number',
    'ticket_number',
  ])
})

it('lists at most a hundred problems, however many there are', async () => {
  const place = { benefit_code: 'BGL' }
  const { application } = soundClaim(place)
  const rows = Array(3_000).fill({ lost_item_description: 'x'.repeat(20), lost_item_price: 'much' })
  const broken = { ...application, belongings: { ...application.belongings, lost_items: rows } } as Application
  const { error_code, errors } = await judge(place, broken)
  expect(error_code).toBe('invalid_answers')
  const found = Object.values(errors).flatMap((page) => Object.values(page as Record<string, string[]>).flat())
  expect(found.length).toBeLessThanOrEqual(100)
  expect(JSON.stringify(errors).length).toBeLessThan(20_000)
})
