import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendEventsTo } from '../../../platform/analytics.ts'
import { saveAtTimeout } from '../../../session/on-timeout.ts'
import { drawModals, forget } from '../../../session/render-for-test.tsx'
import { aPage, aQuestion, FORM, form, openClaim, VALIDATE } from '../open-claim-for-test.tsx'

beforeEach(() => {
  drawModals()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  forget()
  sendEventsTo(null)
})

const arrives = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

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

it('has no success before that', async () => {
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

it('says where one is, in the page and in its title', async () => {
  await openClaim({ at: '/trip', draft: { application: { person: { name: 'Ana' } } } })
  await arrives('Your trip')
  expect(screen.getByText('Step 2 of 5')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Your trip – Rental car damage waiver · Amparo'))
  const steps = within(screen.getByRole('navigation')).getAllByRole('listitem')
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null])
  expect(within(steps[0] as HTMLElement).getByRole('link')).toBeTruthy()
  expect(within(steps[2] as HTMLElement).queryByRole('link')).toBeNull()
})

it('asks for pages and questions once, and for the other pages ahead [C-545..C-550]', async () => {
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

it('asks as of the day of the loss for a benefit that has ended [C-X24]', async () => {
  const { asked } = await openClaim({ draft: { expiredBenefitTodayDate: '2024-05-06' } })
  await arrives('About you')
  expect(asked.find(({ path }) => path.startsWith(FORM))?.path).toContain('today=2024-05-06')
})

it('saves the page and opens the next, which the server has looked at [C-131, C-551, C-552]', async () => {
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

it('does not go on with a missing answer, and asks nobody', async () => {
  const { place, claim, asked } = await openClaim()
  await arrives('About you')
  press('Save and continue')
  await waitFor(() => expect(screen.getByLabelText(/Your name/).getAttribute('aria-invalid')).toBe('true'))
  expect(place()).toBe(`${claim}/person`)
  expect(asked.some(({ path }) => path === VALIDATE)).toBe(false)
})

it('attaches what the server finds to its field, and keeps what was typed [C-146, C-147]', async () => {
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

it.each([
  ['card_benefit_not_applicable', /does not belong to your card/, 'C-606'],
  ['unable_to_verify_card', /could not find your card/, 'C-607'],
  ['multiple_product_codes', /more than one set of benefits/, 'C-608'],
  ['internal_error', /Your answers are saved, but we could not check them/, 'C-551'],
])('says %s at the top of the form, and keeps the answers: %s [%s]', async (error_code, words) => {
  const refusal = () => ({ status: 422, body: { error_code, request_id: 'r' } })
  const { kept } = await openClaim({ answers: { [VALIDATE]: refusal } })
  await arrives('About you')
  type(/Your name/, 'Ana')
  press('Save and continue')
  expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy()
  expect((await kept()).application).toEqual({ person: { name: 'Ana' } })
})

it.each([
  ['pages', FORM],
  ['questions', `${FORM}person/questions/`],
])('says why a card is refused the %s of a form [C-606]', async (_, path) => {
  const refusal = () => ({ status: 422, body: { error_code: 'card_benefit_not_applicable', request_id: 'r' } })
  await openClaim({ at: '/person', answers: { [path]: refusal } })
  expect(await screen.findByText(/does not belong to your card/)).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+18005550100')
})

it.each([
  [FORM, 'CLAIM_PAGE_METADATA_ERROR', 'P-450'],
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

it('goes back to the page before, and keeps what is typed [C-139]', async () => {
  const { place, claim, kept } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Back')
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
  expect((await kept()).application).toEqual({ trip: { city: 'Riyadh' } })
})

it('goes back in history from the first page [C-140]', async () => {
  const { place } = await openClaim({ at: '/person' })
  await arrives('About you')
  press('Back')
  await waitFor(() => expect(place()).toBe('/before'))
})

it('asks before it saves for later, keeps page and answers, and goes to the benefits [C-132, C-134, C-135, C-X33]', async () => {
  const { place, kept } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Save for later')
  expect((await screen.findByRole('dialog')).textContent).toContain('for 24 more hours')
  press('Save and leave')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await kept()).toMatchObject({ savedForLaterPageKey: 'trip', application: { trip: { city: 'Riyadh' } } })
})

it('stays when it is asked to', async () => {
  const { place, claim } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  press('Save for later')
  await screen.findByRole('dialog')
  press('Keep going')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(place()).toBe(`${claim}/trip`)
})

it('asks before it cancels, removes the claim and goes to the benefits [C-136, C-137, C-138]', async () => {
  const { place, drafts } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  press('Cancel claim')
  await screen.findByRole('dialog')
  expect(await drafts.list()).toHaveLength(1)
  press('Yes, delete it')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await drafts.list()).toEqual([])
})

it.each([
  ['the session ends', 'P-395', () => saveAtTimeout()],
  ['the tab is closed', 'C-131', () => dispatchEvent(new Event('pagehide'))],
])('saves what is typed when %s [%s]', async (_, _id, happens) => {
  const { kept } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  act(() => happens())
  await waitFor(async () => expect((await kept()).application).toEqual({ trip: { city: 'Riyadh' } }))
})

it('saves what is typed in a pause, and on leaving for another page of the portal', async () => {
  const { kept, router } = await openClaim({ at: '/trip' })
  await arrives('Your trip')
  type(/City/, 'Riyadh')
  await waitFor(async () => expect((await kept()).application).toEqual({ trip: { city: 'Riyadh' } }))
  type(/City/, 'Jeddah')
  await act(() => router.navigate('/usa/en_US/contact'))
  await waitFor(async () => expect((await kept()).application).toEqual({ trip: { city: 'Jeddah' } }))
})

it('says where a prefilled answer came from, until it is changed [P-167]', async () => {
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

it('keeps answers that still fit a form that has changed, and says what is asked anew', async () => {
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

it('counts buttons, and options as their definition says [C-050, C-586]', async () => {
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

it('goes on in memory where the device keeps nothing, and says so [P-452]', async () => {
  await openClaim({ isStorageFull: true })
  await arrives('About you')
  expect(screen.getByText(/does not let us save on this device/)).toBeTruthy()
  type(/Your name/, 'Ana')
  press('Save and continue')
  await arrives('Your trip')
  press('Back')
  await arrives('About you')
  expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe('Ana')
})
