import { isLocale } from '@amparo/rules/locale/locales'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { forgetStatus } from '../../../queries/check-claim-status.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import type { PaymentText } from '../payment-context.ts'

export type Ending = { notice: 'sent'; operationId: string } | { notice: 'duplicate' | 'failed' }

/** The form leads to the status page of its claim, in the language of the address. */
export function useStatusPage(claimNumber: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { countryCode = '', languageCode } = useParams()
  const locale = isLocale(languageCode) ? languageCode : 'pt_BR'
  const to = countryPath(countryCode, locale, `${paths.claimStatus}/${claimNumber}`)

  return {
    /** Leaves the form without sending it (C-431). */
    exit: () => navigate(to, { state: { isOnlinePaymentFormFlow: true } }),
    /** After sending (C-514, C-515, C-592, C-609). A toast disappears, so the status page shows its message too (`paymentNotice`). */
    finish: (ending: Ending, text: PaymentText) => {
      forgetStatus(queries)
      if (ending.notice !== 'sent') {
        showSnackbar({ variant: 'danger', text: ending.notice === 'duplicate' ? text.duplicate : text.failed })
      }
      const operation = ending.notice === 'sent' ? { operationId: ending.operationId } : {}
      return navigate(to, {
        replace: true,
        state: { isOnlinePaymentFormFlow: true, paymentNotice: ending.notice, ...operation },
      })
    },
  }
}
