import { useLoaderData } from 'react-router'
import { MarketplaceFailed } from '../../../blocks/marketplace-failed/marketplace-failed.tsx'
import { useAppPart } from '../../../session/app-parts.ts'
import { quoteDrafts } from '../../../session/drafts/quote-drafts.ts'
import { useDraftAutosave } from '../use-draft-autosave.ts'
import { withQuoteOf } from './link-quote-form.ts'
import { QuoteForm } from './quote-form.tsx'
import { QuoteRefused } from './quote-refused.tsx'
import type { QuoteStart } from './read-quote.ts'
import { useGetQuote } from './use-get-quote.ts'
import { useQuoteForm } from './use-quote-form.ts'

/** Get started: asks for what a price depends on (marketplace specification §2). */
export function QuotePage() {
  const start = useLoaderData() as QuoteStart

  // Another quote in the address is another form.
  return <Quote key={start.draftId} start={start} />
}

function Quote({ start }: { start: QuoteStart }) {
  const form = useQuoteForm(start)
  const drafts = useAppPart(quoteDrafts)
  const autosave = useDraftAutosave(drafts, start.draftId, () =>
    drafts.update(start.draftId, (before) => withQuoteOf(before, form.values)),
  )
  const quote = useGetQuote({
    policy: start.policy,
    draftId: start.draftId,
    state: form.values.state,
    onBadAddress: form.refuseAddress,
  })

  async function submit() {
    if (!form.errors.check(form.problems)) return
    await autosave.flush()
    quote.getQuote(form.values)
  }

  if (quote.refusal) return <QuoteRefused refusal={quote.refusal} onBack={quote.goBack} />
  return (
    <>
      <QuoteForm
        form={form}
        start={start}
        isBusy={quote.isBusy}
        onChange={(changes) => {
          form.change(changes)
          autosave.touch()
        }}
        onSubmit={() => void submit()}
      />
      <MarketplaceFailed error={quote.failure} onClose={quote.forgetFailure} />
    </>
  )
}

export { QuotePage as Component }
