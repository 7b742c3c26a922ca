import type { PolicyDetails } from '@amparo/contract/policies'
import type { BillingAddress } from '@amparo/contract/quotes'
import { billingAddressProblems } from '@amparo/rules/policies/billing-address'
import { zipCodeOf } from '@amparo/rules/policies/us-address'
import { useState } from 'react'
import { type AddressField, type AddressValues, useAddressLabels } from '../../../blocks/us-address/address-fields.ts'
import { useContent } from '../../../platform/content/content.ts'

const addressFields: readonly AddressField[] = ['line1Address', 'line2Address', 'city', 'state', 'postalCode']
const empty: AddressValues = { line1Address: '', line2Address: '', city: '', state: '', postalCode: '' }

/** Where the card is billed: the policyholder's address, or another one, by the rules that the server uses too. */
export function useBilling({ geographic_location: home }: Pick<PolicyDetails, 'geographic_location'>) {
  const text = useContent('checkout')
  const labels = useAddressLabels()
  const [isDifferent, setDifferent] = useState(false)
  const [values, setValues] = useState(empty)
  const found = isDifferent ? billingAddressProblems({ ...values, line2address: values.line2Address }) : {}

  return {
    isDifferent,
    setDifferent,
    values,
    change: (changes: Partial<AddressValues>) => setValues((before) => ({ ...before, ...changes })),
    problems: addressFields.flatMap((name) => {
      const problem = found[name === 'line2Address' ? 'line2address' : name]
      return problem ? [{ name, label: labels[name], error: text[`problem_${problem}`] }] : []
    }),
    address: (): BillingAddress => (isDifferent ? sent(values) : homeAddress(home)),
  }
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
