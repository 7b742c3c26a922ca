import { paymentDrafts } from '../../features/payment-form/payment-drafts.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { removePurchaseDrafts } from '../../session/drafts/quote-drafts.ts'

/** Deletes what the next person could read, and after a timeout the payment forms as well (C-507). Claims stay: only their card opens them (P-X42). */
export function forgetDrafts(app: AppParts) {
  removePurchaseDrafts(app)
  if (app.session.isTimedOut.get()) void app.part(paymentDrafts).removeAll()
}
