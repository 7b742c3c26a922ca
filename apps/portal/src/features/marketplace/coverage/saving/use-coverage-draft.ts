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
  /** The choices that can be sent already. */
  finish: (update: QuoteUpdate) => QuoteUpdate
}

type Opened = {
  update: QuoteUpdate
  version: number | undefined
  unanswered: readonly QuoteUpdate[]
  isRestored: boolean
}

/** The choices on the page. Those that are not saved with the quote yet are stored on this device, in case of a reload or an expired session. */
export function useCoverageDraft(quote: PolicyDetails, { adjust, finish }: Options) {
  const drafts = useAppPart(coverageDrafts)
  const stored = (useLoaderData() as QuoteDrafts | undefined)?.coverage ?? null
  const [opened] = useState(() => open(stored, { quote, finish }))
  const [draft, setDraft] = useState(() => adjust(opened.update))
  const version = useRef(opened.version)
  const unanswered = useRef(opened.unanswered)
  const isSaved = isSavedIn(quote, draft)
  const autosave = useDraftAutosave(drafts, quote.id, async () => {
    // An update without an answer may replace these choices, even if they are saved now.
    if (isSaved && unanswered.current.length === 0) return drafts.remove(quote.id)
    const parts = { version: version.current, unanswered: unanswered.current }
    return drafts.update(quote.id, () => ({ ...draft, ...parts }))
  })

  return {
    draft,
    /** The version of the quote that the choices change. It is older than the quote's until `useQuoteChanges` has seen a change from elsewhere. */
    version,
    /** The updates that were sent without an answer so far. */
    unanswered,
    isSaved,
    isRestored: opened.isRestored,
    setDraft(next: QuoteUpdate) {
      setDraft(next)
      autosave.touch()
    },
    /** Stores which updates have no answer, and deletes choices from the device once they are saved with the quote. */
    onProgress: autosave.touch,
  }
}

/** Choices from the device must not overwrite what was saved elsewhere since they were made: then the saved ones are shown. */
function open(
  stored: CoverageDraft | null,
  { quote, finish }: { quote: PolicyDetails } & Pick<Options, 'finish'>,
): Opened {
  const saved: Opened = { update: updateOf(quote), version: quote.version, unanswered: [], isRestored: false }
  if (!stored) return saved
  const { version = quote.version, unanswered = [], ...update } = stored
  const isOlder = version !== undefined && quote.version !== undefined && version < quote.version
  if (!isOlder) return { update, version, unanswered, isRestored: true }
  // They, or others before them, were sent, but the page was left before the answer.
  const isOurs = [finish(update), ...unanswered].some((sent) => isSavedIn(quote, sent))
  return isOurs ? { ...saved, update, isRestored: true } : { ...saved, version }
}
