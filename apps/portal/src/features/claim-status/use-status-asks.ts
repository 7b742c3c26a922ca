import { type ClaimStatusAsks, claimStatusAsks } from '@amparo/rules/claims/claim-status-asks'
import { useCountry } from '../../queries/get-country.ts'
import { useFlag } from '../../queries/list-feature-flags.ts'

/** The standard form, until the guard has sent away whoever is in a country that is none of ours. */
const standard = { isPostalCodeRequired: false, isSurnameRequired: false }

export function useStatusAsks(): ClaimStatusAsks {
  return claimStatusAsks(useCountry() ?? standard, { isSurnameOn: useFlag('ap_claim_status_check') })
}
