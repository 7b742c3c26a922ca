import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { refused } from '../../../testing/refused.ts'
import type { Handler } from '../../../testing/render-page.tsx'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { aPage, aQuestion, FORM, form, openClaim, repairedLater, VALIDATE } from '../testing/open-claim.tsx'

prepareJourney()

it.each<[string, object, string, string, string]>([
  ['', {}, 'About you', 'person', 'C-X18'],
  ['', { savedForLaterPageKey: 'trip' }, 'Your trip', 'trip', 'C-X18, C-220'],
  ['/trip', {}, 'Your trip', 'trip', 'C-123'],
  ['/nowhere', {}, 'About you', 'person', 'C-128'],
  ['/trip/more', { savedForLaterPageKey: 'cost' }, 'The cost', 'cost', 'C-128'],
])('opens “%s” of a claim with %o at “%s”, page %s [%s]', async (at, draft, title, page) => {
  const { place, claim } = await openClaim({ at, draft })
  await arrives(title)
  expect(place()).toBe(`${claim}/${page}`)
})

it('opens the first page when an address is typed in [C-129]', async () => {
  const { place, claim } = await openClaim({ at: '/trip', isWithin: false })
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
})

it('shows success once there is a claim number [C-126, C-130, C-X62]', async () => {
  const { place, claim } = await openClaim({ at: '/trip', draft: { claimNumber: '482913' } })
  await arrives('Your claim has been sent')
  expect(place()).toBe(`${claim}/success`)
  expect(screen.getByText('482913')).toBeTruthy()
})

it('asks no other service to complete an address [C-589, C-X42]', async () => {
  const address = ['line1', 'city', 'postal'] as const
  const questions = address.map((question_type) => aQuestion(question_type, { question_type, required: true }))
  const { asked } = await openClaim({ pages: [aPage('person', 'About you', questions)] })
  await arrives('About you')
  const before = asked.length
  for (const key of address) {
    type(key, '1600')
    const field = screen.getByLabelText(key)
    expect(field.getAttribute('role')).toBeNull()
    expect(field.hasAttribute('list')).toBe(false)
  }
  expect(asked).toHaveLength(before)
})

it('has no success page before there is a claim number', async () => {
  const { place, claim } = await openClaim({ at: '/success' })
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
})

it.each([
  ['of another card', { panTokenLast4: '0009' }],
  ['of another benefit', { benefit_code: 'CEL' }],
])('does not open a claim %s [C-128, C-X17]', async (_, draft) => {
  const { place } = await openClaim({ draft })
  await waitFor(() => expect(place()).toBe('/usa/en_US/claims'))
})

it('names the current step, in the page and in its title', async () => {
  await openClaim({ at: '/trip', draft: { application: { person: { name: 'Ana' } } } })
  await arrives('Your trip')
  expect(screen.getByText('Step 2 of 5')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Your trip – Rental car damage waiver · Amparo'))
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
  expect(within(steps[0] as HTMLElement).getByRole('link')).toBeTruthy()
  expect(within(steps[2] as HTMLElement).queryByRole('link')).toBeNull()
})

it('loads pages and questions once, and prefetches the other pages [C-545, C-546, C-547, C-548, C-549, C-550]', async () => {
  const { asked, app } = await openClaim()
  await arrives('About you')
  const calls = () => asked.filter(({ path }) => path.startsWith(FORM)).map(({ path }) => path)
  await waitFor(() => expect(calls()).toHaveLength(4))
  expect(calls().map((path) => path.split('?')[0])).toEqual([
    FORM,
    ...form.map(({ page_key }) => `${FORM}${page_key}/questions/`),
  ])
  const query = Object.fromEntries(new URLSearchParams(calls()[1]?.split('?')[1]))
  expect(query).toMatchObject({ today: app.platform.today(), language_code: 'en_US', pg: 'false' })
})

it('asks for the form of the day of the loss if the benefit has expired [C-X24]', async () => {
  const { asked } = await openClaim({ draft: { expiredBenefitTodayDate: '2024-05-06' } })
  await arrives('About you')
  expect(asked.find(({ path }) => path.startsWith(FORM))?.path).toContain('today=2024-05-06')
})

it('takes a date after the loss as of whose day the claim is made [C-018, C-107]', async () => {
  const { asked } = await openClaim(repairedLater)
  await arrives('About you')
  press('Save and continue')
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(VALIDATE))
})

it.each([
  ['pages', FORM],
  ['questions', `${FORM}person/questions/`],
])('explains why a card is refused the %s of a form [C-606]', async (_, path) => {
  const refusal = () => refused('card_benefit_not_applicable')
  await openClaim({ at: '/person', answers: { [path]: refusal } })
  expect(await screen.findByText(/didn’t include this benefit/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
})

it.each([
  [FORM, 'CLAIM_PAGE_METADATA_ERROR', 'P-451'],
  [`${FORM}person/questions/`, 'CLAIM_PAGE_QUESTIONS_ERROR', 'C-600'],
])('reports that %s failed as %s [%s]', async (path, code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { asked } = await openClaim({ at: '/person', answers: { [path]: () => ({ status: 500, body: {} }) } })
  await waitFor(() =>
    expect(asked.filter((call) => call.path === '/api/errors/v1/').map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ code }),
    ),
  )
})

const failing: Handler = () => ({ status: 500, body: {} })

it.each([
  ['/trip', 'Your trip'],
  ['/review_and_submit', 'Check your answers'],
])(
  'keeps the frame of %s, with Back and Cancel, if its questions fail to load, and loads them again [C-600]',
  async (at, title) => {
    let isBroken = true
    const path = `${FORM}trip/questions/`
    const trip: Handler = (...call) => (isBroken ? failing(...call) : { body: { questions: form[1] } })
    const application = { person: { name: 'Ana' }, trip: { city: 'Rome' }, cost: {} }
    const { asked, place, claim } = await openClaim({ at, answers: { [path]: trip }, draft: { application } })
    await arrives(title)
    const alert = screen.getByRole('alert')
    expect(alert.textContent).toContain('We couldn’t load this part')
    expect(screen.getByRole('button', { name: 'Cancel claim' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /About you/ })).toBeTruthy()
    const reports = asked.filter((call) => call.path === '/api/errors/v1/').map(({ body }) => body)
    expect(reports).toEqual([expect.objectContaining({ code: 'CLAIM_PAGE_QUESTIONS_ERROR' })])

    isBroken = false
    press('Try again')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(await screen.findByText(/City/)).toBeTruthy()
    expect(place()).toBe(claim + at)
  },
)

it('leads back from a page whose questions failed to load [C-600]', async () => {
  const { place, claim } = await openClaim({ at: '/trip', answers: { [`${FORM}trip/questions/`]: failing } })
  await arrives('Your trip')
  press('Back')
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
})

it('shows where a prefilled answer came from, until it is changed [P-167]', async () => {
  const { kept } = await openClaim({
    draft: {
      application: { person: { name: 'Ana' } },
      prefilled: { 'person.name': 'issuer', 'trip.city': 'session' },
    },
  })
  await arrives('About you')
  expect(screen.getByText(/Your bank gave us this answer/)).toBeTruthy()
  type(/Your name/, 'Eva')
  press('Save and continue')
  await arrives('Your trip')
  expect((await kept()).prefilled).toEqual({ 'trip.city': 'session' })
  expect(screen.getByText(/You told us this before/)).toBeTruthy()
})

it('keeps answers that still fit a changed form, and lists the questions to answer again', async () => {
  const pages = [
    aPage('person', 'About you', [
      aQuestion('name', { title: 'Your name' }),
      aQuestion('count', { title: 'How many', question_type: 'integer', data_type: 'integer' }),
    ]),
  ]
  const application = { person: { name: 'Ana', count: 'several' }, gone: { a: 'b' } }
  const { kept } = await openClaim({ pages, draft: { version: 'v0', application } })
  await arrives('About you')
  const notice = screen.getByText(/The form has changed/).closest('[role=alert]') as HTMLElement
  expect(within(notice).getByText('How many')).toBeTruthy()
  expect(await kept()).toMatchObject({ version: 'v1', application: { person: { name: 'Ana' } } })
  expect((await kept()).application).not.toHaveProperty('gone')
})
