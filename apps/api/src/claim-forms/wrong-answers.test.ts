import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { expect, it } from 'vitest'
import { cdw, judge, type Place, person, serveApi, soundClaim } from '../testing/claim-validation.ts'

serveApi()

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
const pri = { benefit_code: 'PRI' }

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
  ['date_before [C-107, C-108]', cdw, person, { cardholder_date_of_birth: '2012-11-16' }, 'cardholder_date_of_birth'],
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
  ['required, not among the options [C-084]', cdw, 'incident_details', { incident_country: 'XXX' }, 'incident_country'],
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
  'gives an answer against %s the question’s own message at its place [C-110, C-111, C-552]',
  async (rule, place, page, change, path, choices) => {
    const { pages, application } = soundClaim(place, choices)
    const { error_code, errors } = await judge(place, { ...application, [page]: { ...application[page], ...change } })
    const message = messageOf(pages, path.replace(/__\w+$/, ''), rule.split(/[ ,]/)[0] ?? '')
    expect(error_code).toBe('invalid_answers')
    expect(errors[page]).toEqual({ [path]: [message] })
    expect(Object.keys(errors)).toEqual([page])
  },
)
