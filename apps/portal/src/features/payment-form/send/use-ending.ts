import { isLocale } from '@amparo/rules/locale/locales'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { countryPath, paths } from '../../../platform/paths.ts'
import { claimStatusKey } from '../../../queries/claim-status-key.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import type { PaymentText } from '../payment-context.ts'

export type Ending = { notice: 'sent'; operationId: string } | { notice: 'duplicate' | 'failed' }

/** Where the form leads: the status of its claim, in the language of the address. */
export function useStatusPage(claimNumber: string) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { countryCode = '', languageCode } = useParams()
  const locale = isLocale(languageCode) ? languageCode : 'pt_BR'
  const to = countryPath(countryCode, locale, `${paths.claimStatus}/${claimNumber}`)

  return {
    /** C-431. */
    exit: () => navigate(to, { state: { isOnlinePaymentFormFlow: true } }),
    /** C-514, C-515, C-592, C-609. A toast goes; what it says stands on the page there too (`paymentNotice`). */
    finish: (ending: Ending, text: PaymentText) => {
      // What was known of the claim before is old now.
      queries.removeQueries({ queryKey: [claimStatusKey] })
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
