import type { Party, PolicyDetails } from '@amparo/contract/policies'

export function policyholder({ parties }: PolicyDetails): Party | undefined {
  return parties.find((party) => party.is_primary_insured)
}

export function additionalInsureds({ parties }: PolicyDetails): Party[] {
  return parties.filter((party) => !party.is_primary_insured)
}

export function nameOf({ first_name, last_name }: Party): string {
  return `${first_name} ${last_name}`
}

/** The policyholder's e-mail address, to which all mail about the policy is sent. */
export function emailOf(policy: PolicyDetails): string | null {
  return policyholder(policy)?.communications.find(({ type }) => type === 'EMAIL')?.value ?? null
}
