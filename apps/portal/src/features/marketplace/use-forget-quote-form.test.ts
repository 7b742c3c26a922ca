import { emptyQuote } from '@amparo/rules/policies/quote-values'
import { expect, it } from 'vitest'
import { quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import { createTestApp } from '../../testing/render-page.tsx'
import { aPolicy, aQuote } from './testing/sample-quote.ts'
import { forgetQuoteForm } from './use-forget-quote-form.ts'

const ada = { ...emptyQuote, firstName: 'Ada', lastName: 'Byron', birthdate: '1990-12-10', city: 'Dayton' }

async function isKept(typed: Partial<typeof ada>, policy = aPolicy()) {
  const drafts = createTestApp().app.part(quoteDrafts)
  await drafts.update(NEW_QUOTE, () => ({ ...ada, ...typed }))
  await forgetQuoteForm(drafts, policy)
  return (await drafts.get(NEW_QUOTE)) !== null
}

it('deletes what was typed for the policyholder', async () => {
  expect(await isKept({})).toBe(false)
  expect(await isKept({ firstName: ' Ada', lastName: 'Byron ', city: 'Reno' })).toBe(false)
})

it.each([{ firstName: 'Allegra' }, { lastName: 'Milbanke' }, { birthdate: '2001-12-10' }, { birthdate: '' }])(
  'keeps what is being typed for somebody else: %j',
  async (other) => {
    expect(await isKept(other)).toBe(true)
  },
)

it('keeps what was typed for a quote that is not bought', async () => {
  expect(await isKept({}, aQuote())).toBe(true)
})
