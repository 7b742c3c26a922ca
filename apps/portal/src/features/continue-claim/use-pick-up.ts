import type { CardField } from '@amparo/card-field/card-field'
import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { CallFailed } from '@amparo/contract/call'
import type { TransferLink } from '@amparo/rules/claims/transfer-code'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { claimPath } from '../../blocks/claim-drafts/claim-path.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { useAction } from '../../queries/use-action.ts'
import { useAppParts } from '../../session/app-parts.ts'
import { TransferUnreadable } from '../../session/transfers/encrypt-transfer.ts'
import { pickUp } from './pick-up.ts'

/** Logs in with the card and opens the claim that waits behind the link. */
export function usePickUp(onFailed: (error: unknown) => void) {
  const app = useAppParts()
  const locale = useLocale()
  const navigate = useNavigate()
  // The same for every attempt of this page: if an answer gets lost, or the key was mistyped, the transfer is not used up.
  const [pickUpId] = useState(() => crypto.randomUUID())
  const { start, isRunning } = useAction({
    run: async (signal, { field, link }: { field: CardField; link: TransferLink }) => {
      const { pan_token, last4 } = await field.tokenise()
      return pickUp(app, { panToken: pan_token, last4, link, pickUpId, locale, signal })
    },
    overlay: true,
    reportAs: (error) => (isExpected(error) ? null : 'UNEXPECTED_ERROR'),
    // `replace`: Back must not lead to a link that is used up.
    onDone: ({ draft, country }) => navigate(claimPath(country, locale, draft), { replace: true }),
    onFailed,
  })

  return { start, isBusy: isRunning }
}

/** What people do, or an answer of the server: no error of ours. */
function isExpected(error: unknown): boolean {
  if (error instanceof TransferUnreadable) return true
  if (error instanceof CardFieldFailed) return error.code === 'invalid_card_number'
  return error instanceof CallFailed && error.status === 422
}
