import type { ClaimPage } from '@amparo/contract/claim-forms'
import { anOption, aRule } from '@amparo/form-engine/testing/form'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Draft } from '../../../session/drafts/draft.ts'
import { refused } from '../../../testing/refused.ts'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { aPage, aQuestion, FORM, openClaim, VALIDATE } from '../testing/open-claim.tsx'
import { accepted, at, SUBMIT, send } from '../testing/submission.ts'

prepareJourney()

const DOCUMENTS = '/api/cardholder/v1/claims/questions/documents/'
const reason = aQuestion('reason', {
  question_type: 'radio',
  data_type: 'choice',
  required: true,
  options: [anOption('accident'), anOption('illness')],
})
const on = { page_key: 'person', question_key: 'reason' }
const pages = [
  aPage('person', 'About you', [reason]),
  { ...aPage('illness', 'The illness', [aQuestion('day', { required: true })]), when: { ...on, is: ['illness'] } },
  { ...aPage('accident', 'The accident', [aQuestion('day')]), when: { ...on, is_not: ['illness'] } },
  {
    ...aPage('injury', 'The injury', [aQuestion('same', { validations: [aRule('equal', '{{day}}')] })]),
    when: { ...on, is_not: ['illness'] },
  },
]
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

it.each([
  ['The accident', 'The accident', 'accident', 'Step 2 of 5'],
  ['The illness', 'The illness', 'illness', 'Step 2 of 4'],
])('%s leads to its own page and counts only the pages that are asked', async (option, title, key, step) => {
  const { kept } = await openClaim({ pages })
  await arrives('About you')
  choose(option)
  press('Save and continue')
  await arrives(title)
  expect(screen.getByText(step)).toBeTruthy()
  expect(await kept()).toMatchObject({ savedForLaterPageKey: key })
})

it('goes from the last page that is asked to the documents', async () => {
  const { place, claim } = await openClaim({
    pages,
    at: '/illness',
    draft: { application: { person: { reason: 'illness' } } },
  })
  await arrives('The illness')
  type('day', 'Monday')
  press('Save and continue')
  await arrives('Your documents')
  expect(place()).toBe(`${claim}/documents`)
})

const answered = { person: { reason: 'accident' }, accident: { day: 'Monday' }, injury: {} }
/** Somebody began with the illness, and then claimed for an accident. */
const draft = {
  application: { ...answered, illness: { day: 'Friday' } },
  donePages: ['person', 'accident', 'injury'],
}

it('reviews only the pages that are asked', async () => {
  await openClaim({ pages, at, draft })
  await arrives('Check your answers')
  expect(screen.queryByRole('region', { name: 'The illness' })).toBeNull()
  expect(screen.getByText('Monday')).toBeTruthy()
})

it('goes through the other pages after a change on the review, and straight back if the pages stay', async () => {
  const { place, claim } = await openClaim({ pages, at, draft })
  await arrives('Check your answers')
  press('Change: About you')
  await arrives('About you')
  press('Save and continue')
  await arrives('Check your answers')
  press('Change: About you')
  await arrives('About you')
  choose('The illness')
  press('Save and continue')
  await arrives('The illness')
  expect(place()).toBe(`${claim}/illness`)
})

it('goes through a page that a change made necessary, also if the claim was read again since', async () => {
  const { router, kept } = await openClaim({ pages, at, draft })
  await arrives('Check your answers')
  press('Change: About you')
  await arrives('About you')
  choose('The illness')
  await waitFor(async () => expect((await kept()).application.person).toEqual({ reason: 'illness' }))
  await act(() => router.revalidate())
  press('Save and continue')
  await arrives('The illness')
})

it('goes straight back to the review if all pages that are asked now were done before', async () => {
  const donePages = [...draft.donePages, 'illness']
  await openClaim({ pages, at, draft: { ...draft, donePages } })
  await arrives('Check your answers')
  press('Change: About you')
  await arrives('About you')
  choose('The illness')
  press('Save and continue')
  await arrives('Check your answers')
  expect(screen.getByText('Friday')).toBeTruthy()
})

it('has only the pages that are asked checked, and their documents listed', async () => {
  const { asked } = await openClaim({
    pages,
    at: '/injury',
    draft,
    answers: { [DOCUMENTS]: () => ({ body: { documents: [] } }) },
  })
  await arrives('The injury')
  press('Save and continue')
  await arrives('Your documents')
  const sent = [VALIDATE, DOCUMENTS].map((path) =>
    asked.filter((one) => one.path === path && one.body).map(({ body }) => (body as Draft).application),
  )
  expect(sent).toEqual([[answered], [answered]])
})

it('sends only the pages that are asked', async () => {
  const { asked } = await openClaim({ pages, at, draft, answers: { [SUBMIT]: accepted } })
  await arrives('Check your answers')
  await send()
  await waitFor(() => expect(asked.find(({ path }) => path === SUBMIT)?.body).toHaveProperty('application', answered))
})

it('opens the first page instead of one that is left out', async () => {
  const { place, claim } = await openClaim({ pages, at: '/illness', draft })
  await arrives('About you')
  expect(place()).toBe(`${claim}/person`)
})

it('compares an answer with those of pages that are asked, not with what a left-out page still has', async () => {
  const { place, claim } = await openClaim({ pages, at: '/injury', draft })
  await arrives('The injury')
  type(/same/, 'Monday')
  press('Save and continue')
  await arrives('Your documents')
  expect(place()).toBe(`${claim}/documents`)
})

it('stays at a page whose questions could not be loaded, though it depends on an answer', async () => {
  const { place, claim } = await openClaim({
    pages,
    at: '/illness',
    draft: { application: { person: { reason: 'illness' } } },
    answers: { [`${FORM}illness/questions/`]: () => refused('internal_error', 500) },
  })
  await arrives('The illness')
  expect(place()).toBe(`${claim}/illness`)
})

/** The same form, but `person` asks for the reason only if it is known that there may be several. */
function asksIfKnown(tags: string[]): ClaimPage[] {
  const known = aQuestion('known', {
    question_type: 'radio',
    data_type: 'choice',
    tags,
    options: [{ ...anOption('yes'), outcome: { group_id: 'why' } }, anOption('no')],
  })
  const [person, ...others] = pages as [ClaimPage, ...ClaimPage[]]
  const groups = [
    { group_id: 'all', questions: [known], next_group_id: null },
    { group_id: 'why', questions: [reason], next_group_id: null },
  ]
  return [{ ...person, question_groups: groups }, ...others]
}

it('lets an answer to a question that is no longer reached decide nothing about the pages', async () => {
  const application = { person: { known: 'no', reason: 'illness' } }
  await openClaim({ pages: asksIfKnown([]), at: '/accident', draft: { application } })
  await arrives('The accident')
  expect(screen.getByText('Step 2 of 5')).toBeTruthy()
})

const needsLook = 'Some answers are missing or need another look.'

it('asks on the review what hidden answers lead to, as the server does, before anybody has opened the page', async () => {
  await openClaim({ pages: asksIfKnown(['hidden']), at, draft: { hidden: { known: 'yes' } } })
  await arrives('Check your answers')
  expect(within(screen.getByRole('region', { name: 'About you' })).getByText(needsLook)).toBeTruthy()
})

describe('a draft from before the reason was asked for', () => {
  const openOld = (hidden: Record<string, string>) => {
    const [person, , ...others] = asksIfKnown(['hidden']) as [ClaimPage, ClaimPage, ...ClaimPage[]]
    const illness = { ...aPage('illness', 'The illness', [aQuestion('name')]), when: { ...on, is: ['illness'] } }
    const application = { accident: { day: 'Monday' }, injury: { name: 'Flu', known: 'yes' } }
    const donePages = ['person', 'accident', 'injury']
    return openClaim({
      pages: [person, illness, ...others],
      at,
      draft: { version: 'v0', hidden, application, donePages },
    })
  }

  it('is led to the reason, and keeps what is asked on another page now', async () => {
    const { kept } = await openOld({ known: 'yes' })
    await arrives('Check your answers')
    expect((await kept()).application).toMatchObject({ accident: { day: 'Monday' }, illness: { name: 'Flu' } })
    press('Go to the first one')
    await arrives('About you')
    const notice = screen.getByText(/The form has changed/).closest('[role=alert]') as HTMLElement
    expect(within(notice).getByText('reason')).toBeTruthy()
  })

  it('can be sent if the hidden answers do not lead to it', async () => {
    await openOld({ known: 'no' })
    await arrives('Check your answers')
    expect(screen.queryByText(needsLook)).toBeNull()
    expect(screen.getByRole('button', { name: 'Send claim' })).toBeTruthy()
  })
})
