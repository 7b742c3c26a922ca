import { anOption, aRule } from '@amparo/form-engine/testing/form'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { arrives, prepareJourney, press, type } from '../testing/journey.ts'
import { aPage, aQuestion, openClaim } from '../testing/open-claim.tsx'

prepareJourney()

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

const draft = {
  application: { person: { reason: 'accident' }, illness: { day: 'Friday' }, accident: { day: 'Monday' }, injury: {} },
}

it('reviews only the pages that are asked', async () => {
  await openClaim({ pages, at: '/review_and_submit', draft })
  await arrives('Check your answers')
  expect(screen.queryByRole('region', { name: 'The illness' })).toBeNull()
  expect(screen.getByText('Monday')).toBeTruthy()
})

it('goes through the other pages after a change on the review, and straight back if the pages stay', async () => {
  const { place, claim } = await openClaim({ pages, at: '/review_and_submit', draft })
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
