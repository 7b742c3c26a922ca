import { anOption } from '@amparo/form-engine/testing/form'
import { expect, it } from 'vitest'
import { arrives, prepareJourney } from '../testing/journey.ts'
import { aPage, aQuestion, openClaim } from '../testing/open-claim.tsx'

prepareJourney()

it('keeps the text for "other" and the repeated answer of questions that are on another page now', async () => {
  const choice = { question_type: 'radio', data_type: 'choice', tags: ['allow_other'] }
  const cause = aQuestion('cause', { ...choice, options: [anOption('other')] })
  const mail = aQuestion('mail', { tags: ['confirmation_required'] })
  const pages = [aPage('person', 'About you', [aQuestion('name')]), aPage('trip', 'Your trip', [cause, mail])]
  const moved = { cause: 'other', cause__other: 'Fire', mail: 'a@b.c', mail__confirm: 'a@b.c' }
  const { kept } = await openClaim({ pages, draft: { version: 'v0', application: { person: moved } } })
  await arrives('About you')
  expect((await kept()).application).toEqual({ trip: moved })
})
