import { type ClaimStatusAsks, claimStatusAsks } from '@amparo/rules/claims/claim-status-asks'
import { useCountry } from '../../queries/get-country.ts'
import { useFlag } from '../../queries/list-feature-flags.ts'

/** For a country that we do not serve, until the guard has redirected the person. */
const standard = { isPostalCodeRequired: false, isSurnameRequired: false }

export function useStatusAsks(): ClaimStatusAsks {
  return claimStatusAsks(useCountry() ?? standard, { isSurnameOn: useFlag('ap_claim_status_check') })
}
