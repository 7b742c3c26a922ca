import type { PolicyDetails } from '@amparo/contract/policies'
import type { BillingAddress } from '@amparo/contract/quotes'
import { type BillingAddressProblem, billingAddressProblems } from '@amparo/rules/policies/billing-address'
import { zipCodeOf } from '@amparo/rules/policies/us-address'
import { useState } from 'react'
import type { BillingDraft } from '../../session/drafts/policy-drafts.ts'
import { type AddressField, type AddressValues, addressFields, useAddressLabels } from '../us-address/address-fields.ts'

export type BillingAddressOptions = {
  home: PolicyDetails['geographic_location']
  /** The billing address before the change. */
  stored?: BillingAddress | null
  /** What was typed before, and takes precedence. */
  draft?: BillingDraft | undefined
  /** The error messages, which differ between checkout and self-service. */
  words: Record<`problem_${BillingAddressProblem}`, string>
}

/** Where the card is billed: the policyholder's address, or another one, by the rules that the server uses too. */
export function useBillingAddress({ home, stored = null, draft, words }: BillingAddressOptions) {
  const labels = useAddressLabels()
  const [isDifferent, setDifferent] = useState(
    draft?.isDifferent ?? (stored !== null && !isSame(stored, homeAddress(home))),
  )
  const [values, setValues] = useState(draft?.values ?? (isDifferent && stored ? typed(stored) : empty))
  const found = isDifferent ? billingAddressProblems({ ...values, line2address: values.line2Address }) : {}

  return {
    isDifferent,
    setDifferent,
    values,
    change: (changes: Partial<AddressValues>) => setValues((before) => ({ ...before, ...changes })),
    problems: addressFields.flatMap((name) => {
      const problem = found[name === 'line2Address' ? 'line2address' : name]
      return problem ? [{ name, label: labels[name], error: words[`problem_${problem}`] }] : []
    }),
    address: (): BillingAddress => (isDifferent ? sent(values) : homeAddress(home)),
  }
}

const empty: AddressValues = { line1Address: '', line2Address: '', city: '', state: '', postalCode: '' }

function typed({ line2address, ...address }: BillingAddress): AddressValues {
  return { ...address, line2Address: line2address ?? '' }
}

function sent(values: Record<AddressField, string>): BillingAddress {
  return {
    line1Address: values.line1Address.trim(),
    line2address: values.line2Address.trim() || null,
    city: values.city.trim(),
    state: values.state,
    postalCode: zipCodeOf(values.postalCode),
  }
}

function homeAddress(home: PolicyDetails['geographic_location']): BillingAddress {
  return {
    line1Address: home.line_1_address,
    line2address: home.line_2_address,
    city: home.municipality_name,
    state: home.state,
    postalCode: home.postal_code,
  }
}

function isSame(one: BillingAddress, other: BillingAddress): boolean {
  const [a, b] = [typed(one), typed(other)]
  return addressFields.every((name) => a[name].toLowerCase() === b[name].toLowerCase())
}
