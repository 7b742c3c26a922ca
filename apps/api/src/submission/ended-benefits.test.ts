import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { expect, it } from 'vitest'
import { api, type Body, poll, serveApi, sound, submit, submitted, today } from '../testing/submission.ts'

serveApi()

/** Rental cars were covered until the end of 2024. */
const LAST_DAY = '2024-12-31'
const expired = { number: '9840 1700 0000 0000', asOf: LAST_DAY }

function withDates(body: Body, { loss = LAST_DAY, since }: { loss?: string; since: string }): Body {
  const { incident_details, rental_details, rental_costs } = body.application
  const application = {
    ...body.application,
    incident_details: { ...incident_details, date_of_loss: loss, police_report_date: since },
    rental_details: { ...rental_details, rental_returned_at: `${since}T10:00:00.000` },
    rental_costs: { ...rental_costs, rental_charged_on: since },
  }
  return { ...body, application }
}

const validate = async ({ documents: _, ...payload }: Body) =>
  (await api.app.inject({ method: 'POST', url: '/api/cardholder/v1/claims/questions/validate/', payload })).json()

it.each(['2025-01-15', today])(
  'takes a claim for an expired benefit, with a bill of %s after its last day [C-018, C-107, C-X24]',
  async (since) => {
    const body = withDates(sound(expired), { since })
    expect(await validate(body)).toEqual({ error_code: null, errors: {} })
    expect((await poll(await submitted(body))).result.response.claim_number).toMatch(/^\w{9}$/)
  },
)

it('agrees with the browser, and refuses a day that has begun nowhere [C-107]', async () => {
  const body = withDates(sound(expired), { since: '2026-11-17' })
  const { errors } = await validate(body)
  expect(Object.keys(errors)).toEqual(['incident_details', 'rental_details', 'rental_costs'])
  const { problems } = (await submit(body)).json()
  expect(problems).toContainEqual({ path: 'rental_costs.rental_charged_on', code: 'date_before' })

  const form = api.areas.claimForms.forms({ benefit_code: 'CDW', country: 'USA', locale: 'en_US', today: LAST_DAY })
  const context = { today, asOf: LAST_DAY, locale: 'en_US', country: 'USA', phone: phoneCheck } as const
  const found = claimJourney(form?.pages ?? [], body.application, context).flatMap((page) =>
    page.problems.map(({ path, rule }) => ({ path: `${page.page_key}.${path}`, code: rule })),
  )
  expect(problems).toEqual(found)
})

it.each([
  [LAST_DAY, '2024-12-20', true],
  [LAST_DAY, LAST_DAY, true],
  [LAST_DAY, '2025-01-01', false],
  [LAST_DAY, today, false],
  ['2020-01-01', '2020-01-01', true],
  ['2020-01-01', '2019-12-31', false],
])('as of %s, takes a loss on %s: %s [C-019, C-028, C-029]', async (asOf, loss, isTaken) => {
  const body = withDates(sound({ ...expired, asOf }), { loss, since: today })
  const { errors } = await validate(body)
  expect(errors).toEqual(isTaken ? {} : { incident_details: { date_of_loss: [expect.stringContaining('benefit')] } })
  const answer = (await submit(body)).json()
  if (isTaken) return expect(answer).toEqual({ long_op_id: expect.any(String) })
  expect(answer).toMatchObject({
    error_code: 'missing_fields',
    problems: [{ path: 'incident_details.date_of_loss', code: 'not_covered' }],
  })
})

it('takes a loss on the last day for as long as it lasts anywhere [C-029]', async () => {
  const { time } = api.clock
  api.clock.time = Date.parse('2025-01-01T11:59:00Z')
  const answer = (await submit(withDates(sound(expired), { since: LAST_DAY }))).json()
  api.clock.time = time
  expect(answer).toEqual({ long_op_id: expect.any(String) })
})
