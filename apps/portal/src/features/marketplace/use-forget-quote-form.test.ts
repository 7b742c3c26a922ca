import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { expect, it } from 'vitest'
import { type QuoteDraft, quoteDrafts } from '../../session/drafts/quote-drafts.ts'
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

const ada = { ...emptyQuote, firstName: 'Ada', lastName: 'Byron', birthdate: '1990-12-10' }

it.each<[string, Partial<QuoteDraft>, boolean, Parameters<typeof aPolicy>[0]]>([
  ['deletes what was typed for the same person', {}, false, {}],
  ['deletes it with other spaces', { firstName: ' Ada', lastName: 'Byron ' }, false, {}],
  ['deletes it whichever quote of the person it led to', { quoteId: 'another' }, false, {}],
  ['keeps what was typed for a twin', { firstName: 'Allegra' }, true, {}],
  ['keeps what was typed for a namesake', { birthdate: '2017-01-12' }, true, {}],
  ['keeps what is typed after the policy has ended', {}, true, { status_code: 'canceled' }],
])('%s once a quote is bought', async (_, parts, isKept, policy) => {
  const drafts = createTestApp().app.part(quoteDrafts)
  await drafts.update(NEW_QUOTE, () => ({ ...ada, ...parts }))
  await forgetQuoteForm(drafts, aPolicy(policy))
  expect(await drafts.get(NEW_QUOTE)).not.toBeNull()
  await forgetQuoteForm(drafts, aPolicy(policy), { isJustBought: true })
  expect((await drafts.get(NEW_QUOTE)) !== null).toBe(isKept)
})
