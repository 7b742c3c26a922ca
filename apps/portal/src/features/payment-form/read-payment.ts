import { CallFailed } from '@amparo/contract/call'
import { tidyClaimNumber } from '@amparo/rules/claims/claim-number'
import { PAYMENT_DOCUMENT } from '@amparo/rules/claims/payment-document'
import { isLocale } from '@amparo/rules/locale/locales'
import { type Params, redirect } from 'react-router'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { statusQuery } from '../../queries/check-claim-status.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { type PaymentDraft, paymentDrafts } from './payment-drafts.ts'

export type PaymentRead = { claimNumber: string; dateOfLoss: string | null; draft: PaymentDraft | null }

const COUNTRY = 'BRA'

/** The claim of the address, if it is this card's and waits for payment details; otherwise redirects to its status. */
export async function readPayment(
  { platform, queries, session, part }: AppParts,
  params: Params,
): Promise<PaymentRead> {
  const { countryCode = '', languageCode: locale } = params
  const card = session.card()
  if (!isLocale(locale) || !card) throw redirect('/')
  if (countryCode.toUpperCase() !== COUNTRY) throw redirect(countryPath(countryCode, locale, paths.benefits))

  const claimNumber = tidyClaimNumber(params.claimNumber ?? '')
  const toStatus = redirect(countryPath(COUNTRY, locale, `${paths.claimStatus}/${encodeURIComponent(claimNumber)}`))
  try {
    const check = {
      claim_number: claimNumber,
      language_code: 'pt_BR',
      country: COUNTRY,
      pan_token: card.panToken,
    } as const
    // Always asked again. A refusal is not reported: the status page that it leads to asks and reports by itself.
    const answer = await queries.fetchQuery({ ...statusQuery(platform, check), staleTime: 0, meta: {} })
    const asked = [...answer.document_list, ...answer.addendum_documents]
    const isAsked = asked.some(({ document_id, is_received }) => document_id === PAYMENT_DOCUMENT && !is_received)
    if (!isAsked || !answer.is_own_card) throw toStatus
    const draft = await part(paymentDrafts).read(claimNumber)
    return { claimNumber, dateOfLoss: answer.date_of_loss, draft }
  } catch (error) {
    if (error instanceof CallFailed && error.code !== 'network_error') throw toStatus
    throw error
  }
}
