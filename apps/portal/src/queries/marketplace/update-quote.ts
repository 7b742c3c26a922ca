import { CallFailed } from '@amparo/contract/call'
import type { ApplicationError } from '@amparo/contract/errors'
import type { PolicyDetails } from '@amparo/contract/policies'
import { type QuoteUpdate, updateQuote } from '@amparo/contract/quotes'
import { type AppParts, useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { asUser, isSessionOver } from './as-user.ts'
import { quoteQuery } from './get-quote.ts'

/** Another change or the purchase is in progress (HTTP 423). */
export function isLocked(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 423
}

/** While a quote is locked, nothing is reported (M-315), nor when the session is over. */
export function reportUpdateAs(error: unknown): ApplicationError | null {
  return isLocked(error) || isSessionOver(error) ? null : 'CARDHOLDER_PAY_UPDATE_QUOTE_API_ERROR'
}

export function changeQuote(app: AppParts, id: string, body: QuoteUpdate, { signal }: { signal?: AbortSignal } = {}) {
  return asUser(app, updateQuote, { params: { id }, body }, { signal })
}

/** Changes a quote; the answer is the quote with its new price (M-097, M-098). */
export function useUpdateQuote(id: string, { onDone, onFailed }: ActionCallbacks<PolicyDetails>) {
  const app = useAppParts()
  return useAction({
    run: (signal, body: QuoteUpdate) => changeQuote(app, id, body, { signal }),
    reportAs: reportUpdateAs,
    onDone: (quote) => {
      app.queries.setQueryData(quoteQuery(app, id).queryKey, quote)
      return onDone?.(quote)
    },
    onFailed,
  })
}
