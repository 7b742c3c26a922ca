import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../../session/drafts/quote-keys.ts'
import { createTestApp } from '../../../testing/render-page.tsx'
import { linkQuoteForm } from './link-quote-form.ts'

const quoteId = 'second'

it.each([
  ['a quote made of it', NEW_QUOTE, undefined, quoteId],
  ['a quote made of one that was made of it', 'first', 'first', quoteId],
  ['its own quote still, after one was made of another form', 'another', 'first', 'first'],
  ['no quote yet, after one was made of another form', 'another', undefined, undefined],
])('links the form that began empty to %s', async (_, draftId, before, after) => {
  const drafts = createTestApp().app.part(quoteDrafts)
  const typed = { ...emptyQuote, firstName: 'Ada' }
  await drafts.update(NEW_QUOTE, () => ({ ...typed, ...(before && { quoteId: before }) }))
  await linkQuoteForm(drafts, { draftId, quoteId })
  expect(await drafts.get(NEW_QUOTE)).toEqual({ ...typed, ...(after && { quoteId: after }) })
})

it('begins no form', async () => {
  const drafts = createTestApp().app.part(quoteDrafts)
  await linkQuoteForm(drafts, { draftId: quoteId, quoteId: 'new-quote' })
  expect(await drafts.get(NEW_QUOTE)).toBeNull()
})
