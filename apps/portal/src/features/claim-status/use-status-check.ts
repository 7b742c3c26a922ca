import { useLocale } from '../../platform/content/locale.ts'
import type { StatusCheck } from '../../queries/check-claim-status.ts'
import { useCountry } from '../../queries/get-country.ts'
import { useCard } from '../../session/card-session.ts'
import { useStatusAsks } from './use-status-asks.ts'

export type Proof = { postal_code?: string | undefined; surname?: string | undefined }

/** The body of a status check: only what the country asks for, and the card if there is one (C-559, C-X12). */
export function useStatusCheck(): (claimNumber: string, proof: Proof) => StatusCheck {
  const language_code = useLocale()
  const card = useCard()
  const country = useCountry()?.code ?? ''
  const asks = useStatusAsks()

  return (claim_number, { postal_code, surname }) => ({
    claim_number,
    language_code,
    country,
    ...(asks.proof === 'postal_code' && { postal_code }),
    ...(asks.proof === 'surname' && { sur_name: surname }),
    ...(card && { pan_token: card.panToken }),
  })
}
