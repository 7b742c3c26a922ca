import { CallFailed } from '@amparo/contract/call'
import type { PolicyDetails } from '@amparo/contract/policies'
import type { QuoteUpdate } from '@amparo/rules/policies/coverage-update'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { PurchasePage } from '../../../../platform/navigation/marketplace-paths.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { quoteQuery } from '../../../../queries/marketplace/get-quote.ts'
import { isLocked, useUpdateQuote } from '../../../../queries/marketplace/update-quote.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { usePurchase } from '../../use-purchase.ts'
import { updateOf } from '../quote-update.ts'

/** What the last change led to; `price`: the amounts before and after it; `failed`: what the server found wrong with it, if anything. */
export type ChangeOutcome =
  | { kind: 'price'; before: number; after: number }
  | { kind: 'locked' }
  | { kind: 'failed'; problems: CallFailed['problems'] }

type Callbacks = { onSaved: () => void; onReset: (saved: PolicyDetails) => void }

/** Where a quote that can no longer be changed leads. */
const elsewhere: Record<string, PurchasePage> = {
  quote_expired: 'get-started',
  already_purchased: 'policy-purchase-confirmation',
}

/**
 * Sends each change of a quote (M-097), one after the other: of the changes during a call only the last one is sent. While somebody else changes
 * the quote, the saved values are shown again (M-X31): `onReset` gets them.
 */
export function useQuoteChanges(quote: PolicyDetails, { onSaved, onReset }: Callbacks) {
  const app = useAppParts()
  const navigate = useNavigate()
  const { pathTo } = usePurchase()
  const [waiting, setWaiting] = useState<QuoteUpdate | null>(null)
  const [outcome, setOutcome] = useState<ChangeOutcome | null>(null)
  const sent = useRef(JSON.stringify(updateOf(quote)))
  const before = quote.monthly_quote_amount
  const { start, isRunning } = useUpdateQuote(quote.id, {
    onDone: ({ monthly_quote_amount: after }) => {
      setOutcome({ kind: 'price', before, after })
      onSaved()
    },
    onFailed: async (error) => {
      if (isSessionOver(error)) return
      const page = error instanceof CallFailed ? elsewhere[error.code] : undefined
      if (page || isLocked(error)) return giveUp(page)
      sent.current = ''
      const isInvalid = error instanceof CallFailed && error.code === 'invalid_quote'
      setOutcome({ kind: 'failed', problems: isInvalid ? error.problems : [] })
    },
  })

  async function giveUp(page: PurchasePage | undefined) {
    const saved = await app.queries.fetchQuery({ ...quoteQuery(app, quote.id), staleTime: 0 }).catch(() => quote)
    if (page) return void navigate(pathTo(page), { replace: true })
    sent.current = JSON.stringify(updateOf(saved))
    setWaiting(null)
    setOutcome({ kind: 'locked' })
    onReset(saved)
  }

  useEffect(() => {
    if (!waiting || isRunning) return
    setWaiting(null)
    void start(waiting)
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
