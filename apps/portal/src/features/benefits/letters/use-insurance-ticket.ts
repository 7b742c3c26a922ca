import type { Benefit, BenefitsResponse } from '@amparo/contract/benefits'
import { ticketDestination } from '@amparo/rules/letters/insurance-ticket'
import { useState } from 'react'
import { track } from '../../../platform/analytics/analytics.ts'
import { useContent } from '../../../platform/content/content.ts'
import { createTravelDocumentToken } from '../../../queries/create-travel-document-token.ts'
import { travelDocumentQuery } from '../../../queries/redirect-travel-document.ts'
import { useAction } from '../../../queries/use-action.ts'
import { useAppParts } from '../../../session/app-parts.ts'
import { useCard } from '../../../session/card-session.ts'
import { leaving } from './leaving.ts'

/**
 * Leads to the insurance ticket: to the address that the API gives, or else to the one in content, in a new tab (C-419, C-420). Where the browser
 * opens no tab by itself, `blockedAddress` is for a link that the person presses.
 */
export function useInsuranceTicket(benefit: Benefit, product: BenefitsResponse, onDone: () => void) {
  const { platform, queries } = useAppParts()
  const { ticket_url } = useContent('letter-forms')
  const panToken = useCard()?.panToken ?? ''
  const [blockedAddress, setBlocked] = useState<string | null>(null)
  const { benefit_code: benefitCode } = benefit

  const { start, isRunning } = useAction({
    run: async (signal) => {
      const { token } = await newToken(signal)
      const document = { benefitCode, token, isPrepaidCard: product.is_prepaid_card }
      return (await queries.fetchQuery(travelDocumentQuery(platform, document))).redirect_url
    },
    // Both calls report their own failures.
    reportAs: null,
    onDone: (address: string) => leaveFor(address),
    onFailed: () => leaveFor(null),
  })

  async function newToken(signal: AbortSignal) {
    try {
      return await createTravelDocumentToken(platform, panToken, { signal })
    } catch (error) {
      platform.report('TRAVEL_DOCUMENT_REDIRECT_API_ERROR', error)
      throw error
    }
  }

  function leaveFor(redirectUrl: string | null) {
    const { address, isNewTab } = ticketDestination(redirectUrl, ticket_url)
    if (!isNewTab) leaving.go(address)
    else if (!leaving.openTab(address)) return setBlocked(address)
    onDone()
  }

  return {
    confirm: () => {
      track({ event: 'create_insurance_ticket', code: benefitCode })
      void start()
    },
    isRunning,
    blockedAddress,
  }
}
