import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { useRef, useState } from 'react'
import { useLoaderData } from 'react-router'
import { useAppPart } from '../../../../session/app-parts.ts'
import { type CoverageDraft, coverageDrafts } from '../../../../session/drafts/quote-drafts.ts'
import type { QuoteDrafts } from '../../read-quote-drafts.ts'
import { useDraftAutosave } from '../../use-draft-autosave.ts'
import { isSavedIn, updateOf } from '../quote-update.ts'

type Options = {
  /** Leaves out what has become impossible since the choices were made. */
  adjust: (update: QuoteUpdate) => QuoteUpdate
  /** What of the choices can be sent. */
  finish: (update: QuoteUpdate) => QuoteUpdate
}

/** The choices on the page. Those that are not saved with the quote yet are stored on this device, in case of a reload or an expired session. */
export function useCoverageDraft(quote: PolicyDetails, { adjust, finish }: Options) {
  const drafts = useAppPart(coverageDrafts)
  const stored = (useLoaderData() as QuoteDrafts | undefined)?.coverage ?? null
  const [opened] = useState(() => open(stored, { quote, finish }))
  const [draft, setDraft] = useState(() => adjust(opened.update))
  const version = useRef(opened.version)
  const isSaved = isSavedIn(quote, draft)
  const autosave = useDraftAutosave(drafts, quote.id, async () => {
    if (isSaved) await drafts.remove(quote.id)
    else await drafts.update(quote.id, () => ({ ...draft, version: version.current }))
  })

  return {
    draft,
    /** The version of the quote that the choices change. It is older than the quote's until `useQuoteChanges` has seen a change from elsewhere. */
    version,
    isSaved,
    isRestored: opened.isRestored,
    setDraft(next: QuoteUpdate) {
      setDraft(next)
      autosave.touch()
    },
    /** Deletes choices from the device once they are saved with the quote. */
    onSaved: autosave.touch,
  }
}

/** Choices from the device must not overwrite what was saved elsewhere since they were made: then the saved ones are shown. */
function open(stored: CoverageDraft | null, { quote, finish }: { quote: PolicyDetails } & Pick<Options, 'finish'>) {
  if (!stored) return { update: updateOf(quote), version: quote.version, isRestored: false }
  const { version = quote.version, ...update } = stored
  const isOlder = version !== undefined && quote.version !== undefined && version < quote.version
  if (!isOlder) return { update, version, isRestored: true }
  // They were sent, but the page was left before the answer.
  if (isSavedIn(quote, finish(update))) return { update, version: quote.version, isRestored: true }
  return { update: updateOf(quote), version, isRestored: false }
}
