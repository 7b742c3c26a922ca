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
  onSaved: () => void
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
export function useQuoteChanges(quote: PolicyDetails, { version, onSaved, onReset }: Options) {
  const app = useAppParts()
  const navigate = useNavigate()
  const { pathTo } = usePurchase()
  const [waiting, setWaiting] = useState<QuoteUpdate | null>(null)
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const sent = useRef(JSON.stringify(updateOf(quote)))
  const running = useRef<QuoteUpdate>(null)
  // Updates that failed. One of them may be saved all the same: its answer may have been lost.
  const failed = useRef<QuoteUpdate[]>([])
  const before = quote.monthly_quote_amount
  const { start, isRunning } = useUpdateQuote(quote.id, {
    onDone: ({ monthly_quote_amount: after, version: saved }) => {
      version.current = saved
      failed.current = []
      setOutcome({ kind: 'price', before, after })
      onSaved()
    },
    onFailed: async (error) => {
      if (isSessionOver(error)) return
      const page = error instanceof CallFailed ? elsewhere[error.code] : undefined
      if (page || isLocked(error)) return giveUp(page)
      if (running.current) failed.current.push(running.current)
      const isInvalid = error instanceof CallFailed && error.code === 'invalid_quote'
      showFailure(isInvalid ? error.problems : [])
    },
  })

  function showFailure(problems: CallFailed['problems']) {
    sent.current = ''
    setOutcome({ kind: 'failed', problems })
  }

  async function giveUp(page: PurchasePage | undefined) {
    const refused = running.current
    const saved = await app.queries.fetchQuery({ ...quoteQuery(app, quote.id), staleTime: 0 }).catch(() => null)
    // While it is being bought, every further change would be refused as well. What was chosen stays on the device.
    const right = saved?.status_code === 'pending' ? pageForQuote('coverage', saved) : page
    if (right) return void navigate(pathTo(right), { replace: true })
    if (!saved) return showFailure([])
    if (!failed.current.some((update) => isSavedIn(saved, update))) return showSaved(saved)
    // Not changed elsewhere: the answer to a change of this page was lost.
    failed.current = []
    version.current = saved.version
    setWaiting((newer) => newer ?? refused)
  }

  function showSaved(saved: PolicyDetails) {
    failed.current = []
    version.current = saved.version
    sent.current = JSON.stringify(updateOf(saved))
    setWaiting(null)
    setOutcome({ kind: 'locked' })
    onReset(saved)
  }

  useEffect(() => {
    if (isRunning) return
    // It was loaded again after a purchase that the server refused, or changed after the choices that are stored on this device.
    if (version.current && quote.version && quote.version > version.current) return showSaved(quote)
    if (!waiting) return
    setWaiting(null)
    running.current = waiting
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
