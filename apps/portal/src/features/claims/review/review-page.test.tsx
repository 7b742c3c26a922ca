import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrives, prepareJourney, press } from '../testing/journey.ts'
import { aPage, aQuestion, openClaim, repairedLater } from '../testing/open-claim.tsx'

prepareJourney()

const at = '/review_and_submit'
const application = { person: { name: 'Ana' }, trip: { city: 'Riyadh', seat: 'back' }, cost: {} }

it('is the last step, and shows every answer below the heading of its page [C-124]', async () => {
  await openClaim({ at, draft: { application } })
  await arrives('Check your answers')
  expect(screen.getByText('Step 5 of 5')).toBeTruthy()
  const trip = screen.getByRole('region', { name: 'Your trip' })
  expect(
    within(trip)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['City', 'Seat'])
  expect(
    within(trip)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['Riyadh', 'Option back'])
  expect(within(screen.getByRole('region', { name: 'The cost' })).getByText('Not answered')).toBeTruthy()
})

it('leaves out answers that are hidden on the review, and texts without an answer [C-078]', async () => {
  const pages = [
    aPage('person', 'About you', [
      aQuestion('name'),
      aQuestion('secret', { tags: ['is_hidden_on_review_page'] }),
      aQuestion('note', { question_type: 'disclaimer' }),
    ]),
  ]
  await openClaim({ at, pages, draft: { application: { person: { name: 'Ana', secret: 'hush' } } } })
  await arrives('Check your answers')
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['name'])
  expect(screen.queryByText('hush')).toBeNull()
})

it('shows the entries of a repeating group, and what was written for “other”', async () => {
  const other = { value: 'other', title: 'Something else', is_selected: false, outcome: null, analytics: null }
  const page = aPage('items', 'Your belongings', [
    aQuestion('things', { title: 'Things', question_type: 'nested_group_list', nested_group_id: 'thing' }),
    aQuestion('kind', { title: 'Kind', question_type: 'dropdown', options: [other], tags: ['allow_other'] }),
  ])
  const group = { group_id: 'thing', questions: [aQuestion('what', { title: 'What' })], next_group_id: null }
  const pages = [{ ...page, question_groups: [...page.question_groups, group] }]
  const items = { things: [{ what: 'A bag' }, { what: 'A coat' }], kind: 'other', kind__other: 'A hat' }
  await openClaim({ at, pages, draft: { application: { items } } })
  await arrives('Check your answers')
  expect(screen.getByText('A bag')).toBeTruthy()
  expect(screen.getByText('Number 2')).toBeTruthy()
  expect(screen.getByText('A coat')).toBeTruthy()
  expect(screen.getByText('Something else: A hat')).toBeTruthy()
})

it('finds nothing wrong with a date after the loss as of whose day the claim is made [C-018, C-107]', async () => {
  await openClaim({ at, ...repairedLater })
  await arrives('Check your answers')
  expect(screen.getByText('06/20/2024')).toBeTruthy()
  expect(screen.queryByText('Some answers are missing or need another look.')).toBeNull()
})

it('opens a page to change it, and returns from there', async () => {
  const { place, claim, kept } = await openClaim({ at, draft: { application } })
  await arrives('Check your answers')
  press('Change: About you')
  await arrives('About you')
  fireEvent.input(screen.getByLabelText(/Your name/), { target: { value: 'Eva' } })
  press('Save and continue')
  await arrives('Check your answers')
  expect(place()).toBe(`${claim}${at}`)
  expect((await kept()).application.person).toEqual({ name: 'Eva' })
  expect(screen.getByText('Eva')).toBeTruthy()
})

it('opens the first page with a problem, instead of sending the claim', async () => {
  await openClaim({ at, draft: { application: { trip: { city: 'Riyadh' } } } })
  await arrives('Check your answers')
  expect(screen.queryByRole('button', { name: 'Send claim' })).toBeNull()
  press('Go to the first one')
  await arrives('About you')
})

it('lists the files that will be sent, with a button to change them [C-124]', async () => {
  const documents = [
    { document_id: 'DOC005', file_approval_id: 'fa', title: 'Repair bill', name: 'bill.pdf', key: 'k' },
  ]
  const { place, claim } = await openClaim({ at, draft: { application, documents } })
  await arrives('Check your answers')
  const files = screen.getByRole('region', { name: 'Documents' })
  expect(within(files).getByRole('term').textContent).toBe('Repair bill')
  expect(within(files).getByRole('definition').textContent).toBe('bill.pdf')
  press('Change: Documents')
  await waitFor(() => expect(place()).toBe(`${claim}/documents`))
})

it('can be cancelled too [C-137]', async () => {
  const { drafts, place } = await openClaim({ at, draft: { application } })
  await arrives('Check your answers')
  press('Cancel claim')
  await screen.findByRole('dialog')
  press('Yes, delete it')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await drafts.list()).toEqual([])
})

it('can be saved for later too [C-132]', async () => {
  const { kept, place } = await openClaim({ at, draft: { application } })
  await arrives('Check your answers')
  press('Save for later')
  await screen.findByRole('dialog')
  press('Save and exit')
  await waitFor(() => expect(place()).toBe('/usa/en_US/benefits'))
  expect(await kept()).toMatchObject({ savedForLaterPageKey: 'review_and_submit', application })
})
