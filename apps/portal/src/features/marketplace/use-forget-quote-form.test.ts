import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aPolicy, aQuote, quoteId } from './testing/sample-quote.ts'
import { forgetQuoteForm } from './use-forget-quote-form.ts'

it.each([
  ['deletes what was typed for a policy', quoteId, aPolicy(), false],
  ['keeps what was typed for a quote that is not bought', quoteId, aQuote(), true],
  ['keeps what was typed for another quote', 'another', aPolicy(), true],
  ['keeps what is being typed for a new quote', undefined, aPolicy({ status_code: 'canceled' }), true],
])('%s', async (_, of, policy, isKept) => {
  const drafts = createTestApp().app.part(quoteDrafts)
  await drafts.update(NEW_QUOTE, () => ({ ...emptyQuote, firstName: 'Ada', ...(of && { quoteId: of }) }))
  await forgetQuoteForm(drafts, policy)
  expect((await drafts.get(NEW_QUOTE)) !== null).toBe(isKept)
})
