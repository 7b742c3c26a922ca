import { useContent } from '../../platform/content/content.ts'

export const addressFields = ['line1Address', 'line2Address', 'city', 'state', 'postalCode'] as const
export type AddressField = (typeof addressFields)[number]
export type AddressValues = Readonly<Record<AddressField, string>>

/** The labels of the fields, for the error summary too. */
export function useAddressLabels(): Record<AddressField, string> {
  const text = useContent('us-address')
  return {
    line1Address: text.line1,
    line2Address: text.line2,
    city: text.city,
    state: text.state,
    postalCode: text.zip,
  }
}
