import type { FeatureFlags } from '@amparo/api/feature-flags/create-feature-flags'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { DemoClaim } from '@amparo/catalogue/demo/demo-claims'
import { claimStatusAsks } from '@amparo/rules/claims/claim-status-asks'
import type { DemoClaim as ListedClaim } from './dev-contract.ts'

/** What a person needs to try the demo claims. The status is their first one. */
export async function listedClaims(
  claims: readonly DemoClaim[],
  { catalogue, featureFlags }: { catalogue: Pick<Catalogue, 'countries'>; featureFlags: Pick<FeatureFlags, 'isOn'> },
): Promise<ListedClaim[]> {
  const isSurnameOn = await featureFlags.isOn('ap_claim_status_check')
  return claims.flatMap(({ claim_number, country, card, language_code, cardholder_details, history, shows }) => {
    const place = catalogue.countries.get(country)
    if (!place) return []
    const { proof: kind } = claimStatusAsks(place, { isSurnameOn })
    const key = kind === 'surname' ? 'cardholder_last_name' : 'cardholder_postal_code'
    const status = history.flatMap((one) => ('status' in one ? one.status : [])).at(-1) ?? 'open'
    const proof = kind && { kind, value: cardholder_details[key] ?? '' }
    return [{ claim_number, country, language: language_code, proof, card, status, shows }]
  })
}
