import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PurchasePage } from '../../../../platform/navigation/marketplace-paths.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { quoteQuery } from '../../../../queries/marketplace/get-quote.ts'
import { isLocked, useUpdateQuote } from '../../../../queries/marketplace/update-quote.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { pageForQuote } from '../../quote-gate.ts'
import { usePurchase } from '../../use-purchase.ts'
import { isSavedIn, updateOf } from '../quote-update.ts'

/** What the last change led to; `price`: the amounts before and after it; `failed`: what the server found wrong with it, if anything. */
export type ChangeOutcome =
  | { kind: 'price'; before: number; after: number }
  | { kind: 'locked' }
  | { kind: 'failed'; problems: CallFailed['problems'] }

type Options = {
  /** The version that the page shows and changes. */
  version: RefObject<number | undefined>
  /** The updates that were sent without an answer so far, on this page or before it was left: any of them may be saved. */
  unanswered: RefObject<readonly QuoteUpdate[]>
  /** An update was sent, or is saved. */
  onProgress: () => void
  onReset: (saved: PolicyDetails) => void
}

/** Where a quote that can no longer be changed leads. */
const elsewhere: Record<string, PurchasePage> = {
  quote_expired: 'get-started',
  already_purchased: 'policy-purchase-confirmation',
}

/**
 * Sends each change of a quote (M-097), one after the other: of the changes during a call only the last one is sent. If the quote is changed
 * elsewhere, for example in another tab, the saved values are shown again (M-X31): `onReset` gets them.
 */
export function useQuoteChanges(quote: PolicyDetails, { version, unanswered, onProgress, onReset }: Options) {
  const app = useAppParts()
  const navigate = useNavigate()
  const { pathTo } = usePurchase()
  const [waiting, setWaiting] = useState<QuoteUpdate | null>(null)
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const sent = useRef(unanswered.current.length > 0 ? '' : JSON.stringify(updateOf(quote)))
  const before = quote.monthly_quote_amount
  const { start, isRunning } = useUpdateQuote(quote.id, {
    onDone: (saved) => {
      follow(saved)
      setOutcome({ kind: 'price', before, after: saved.monthly_quote_amount })
      onProgress()
    },
    onFailed: async (error) => {
      if (isSessionOver(error)) return
      const page = error instanceof CallFailed ? elsewhere[error.code] : undefined
      if (page || isLocked(error)) return giveUp(page)
      const isInvalid = error instanceof CallFailed && error.code === 'invalid_quote'
      showFailure(isInvalid ? error.problems : [])
    },
  })

  function showFailure(problems: CallFailed['problems']) {
    sent.current = ''
    setOutcome({ kind: 'failed', problems })
  }

  async function giveUp(page: PurchasePage | undefined) {
    const refused = unanswered.current.at(-1) ?? null
    const saved = await app.queries.fetchQuery({ ...quoteQuery(app, quote.id), staleTime: 0 }).catch(() => null)
    // While it is being bought, every further change would be refused as well. What was chosen stays on the device.
    const right = saved?.status_code === 'pending' ? pageForQuote('coverage', saved) : page
    if (right) return void navigate(pathTo(right), { replace: true })
    // Another call was changing the quote just then, perhaps an earlier one of this page that was cut off.
    if (!saved || saved.version === version.current) return showFailure([])
    if (!isOurs(saved)) return showSaved(saved)
    follow(saved)
    setWaiting((newer) => newer ?? refused)
  }

  /** Not changed elsewhere: the answer to a change of ours is missing. */
  function isOurs(saved: PolicyDetails) {
    return unanswered.current.some((update) => isSavedIn(saved, update))
  }

  function follow(saved: PolicyDetails) {
    unanswered.current = []
    version.current = saved.version
  }

  function showSaved(saved: PolicyDetails) {
    follow(saved)
    sent.current = JSON.stringify(updateOf(saved))
    setWaiting(null)
    setOutcome({ kind: 'locked' })
    onReset(saved)
  }

  useEffect(() => {
    if (isRunning) return
    // The quote was loaded again after a purchase that the server refused, or changed after the choices that are stored on this device.
    if (version.current && quote.version && quote.version > version.current) {
      if (!isOurs(quote)) return showSaved(quote)
      follow(quote)
    }
    if (!waiting) return
    setWaiting(null)
    unanswered.current = [...unanswered.current, waiting]
    onProgress()
    void start({ ...waiting, version: version.current })
  })

  return {
    /** Sends the update unless it is what was sent last. */
    send(update: QuoteUpdate) {
      const text = JSON.stringify(update)
      if (text === sent.current) return
      sent.current = text
      setWaiting(update)
    },
    isPending: waiting !== null || isRunning,
    outcome,
  }
}
