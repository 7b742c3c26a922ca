import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics/analytics.ts'
import { refused } from '../../../testing/refused.ts'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { openClaim, VALIDATE } from '../testing/open-claim.tsx'

prepareJourney()

it('saves the page and opens the next once the server has checked it [C-131, C-551, C-552]', async () => {
  const { place, claim, kept, asked } = await openClaim({ draft: { application: { cost: { shop: 'A' } } } })
  await arrives('About you')
  type(/Your name/, 'Ana')
  press('Save and continue')
  await arrives('Your trip')
  expect(place()).toBe(`${claim}/trip`)
  expect(await kept()).toMatchObject({
    application: { person: { name: 'Ana' }, cost: { shop: 'A' } },
    savedForLaterPageKey: 'trip',
  })
  expect(asked.find(({ path }) => path === VALIDATE)?.body).toMatchObject({
    benefit_code: 'CDW',
    page_key: 'person',
    application: { person: { name: 'Ana' }, cost: { shop: 'A' } },
  })
})

it('does not go on with a missing answer, and makes no call', async () => {
  const { place, claim, asked } = await openClaim()
  await arrives('About you')
  press('Save and continue')
  await waitFor(() => expect(screen.getByLabelText(/Your name/).getAttribute('aria-invalid')).toBe('true'))
  expect(place()).toBe(`${claim}/person`)
  expect(asked.some(({ path }) => path === VALIDATE)).toBe(false)
})

it('shows errors from the server at their fields, and keeps what was typed [C-146, C-147]', async () => {
  const errors = { person: { name: ['The server knows better'] } }
  const { place, claim, kept } = await openClaim({
    answers: { [VALIDATE]: () => ({ body: { error_code: 'invalid_answers', errors } }) },
  })
  await arrives('About you')
  type(/Your name/, 'Ana')
  press('Save and continue')
  expect((await screen.findAllByText(/The server knows better/)).length).toBeGreaterThan(0)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Your name/)))
  expect(place()).toBe(`${claim}/person`)
  expect((await kept()).application).toEqual({ person: { name: 'Ana' } })
})

it('leads to an earlier page that the server found errors on, and shows them there [C-552]', async () => {
  const errors = { person: { name: ['The server knows better'] } }
  const { place, claim, kept } = await openClaim({
    at: '/trip',
    draft: { application: { person: { name: 'Ana' } } },
    answers: { [VALIDATE]: () => ({ body: { error_code: 'invalid_answers', errors } }) },
  })
  await arrives('Your trip')
  type(/City/, 'Lima')
  press('Save and continue')
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
  expect((await screen.findAllByText(/The server knows better/)).length).toBeGreaterThan(0)
  expect((await kept()).application).toEqual({ person: { name: 'Ana' }, trip: { city: 'Lima' } })
})

it.each([
  ['card_benefit_not_applicable', /didn’t include this benefit/, 'C-606'],
  ['unable_to_verify_card', /couldn’t find your card/, 'C-607'],
  ['multiple_product_codes', /more than one set of benefits/, 'C-608'],
  ['internal_error', /Your answers are saved, but we couldn’t check them/, 'C-551'],
])('shows %s at the top of the form, and keeps the answers: %s [%s]', async (error_code, words) => {
  const refusal = () => refused(error_code)
  const { kept } = await openClaim({ answers: { [VALIDATE]: refusal } })
  await arrives('About you')
  type(/Your name/, 'Ana')
  press('Save and continue')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect((await kept()).application).toEqual({ person: { name: 'Ana' } })
})

it('tells when the answers can be checked again after too many checks, and keeps them', async () => {
  let isLimited = true
  const body = { error_code: 'too_many_requests', request_id: 'r' }
  const { kept } = await openClaim({
    answers: {
      [VALIDATE]: () =>
        isLimited
          ? { status: 429, body, headers: { 'retry-after': '30' } }
          : { body: { error_code: null, errors: {} } },
    },
  })
  await arrives('About you')
  type(/Your name/, 'Ana')
  press('Save and continue')
  expect((await screen.findByText(/too often.* after \d+:\d\d/)).closest('[role=alert]')).toBeTruthy()
  expect((await kept()).application).toEqual({ person: { name: 'Ana' } })
  isLimited = false
  press('Save and continue')
  await arrives('Your trip')
})

it('tracks clicks on buttons, and options that their definition names [C-050, C-586, C-X26]', async () => {
  const events: object[] = []
  sendEventsTo((event) => events.push(event))
  await openClaim({ at: '/trip' })
  await arrives('Your trip')
  fireEvent.click(screen.getByLabelText('Option back'))
  fireEvent.click(screen.getByLabelText('Option front'))
  press('Save and continue')
  await arrives('The cost')
  expect(events).toEqual([
    { event: 'claimform_clicks', code: 'CDW', action: 'seat_front' },
    { event: 'claimform_clicks', code: 'CDW', action: 'continue' },
  ])
})

it('keeps drafts in memory if the device cannot store them, and shows a warning [P-452]', async () => {
  await openClaim({ isStorageFull: true })
  await arrives('About you')
  expect(screen.getByText(/can’t save your answers on this device right now/)).toBeTruthy()
  type(/Your name/, 'Ana')
  press('Save and continue')
  await arrives('Your trip')
  press('Back')
  await arrives('About you')
  expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Ana')
})
