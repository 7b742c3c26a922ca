import type { Address } from '@amparo/contract/policies'
import * as z from 'zod/mini'

export const Components = z.array(
  z.object({ longText: z.string(), shortText: z.optional(z.string()), types: z.array(z.string()) }),
)

const cityTypes = ['locality', 'postal_town', 'sublocality_level_1', 'administrative_area_level_3']
/** To Google these are countries. */
const territories = ['AS', 'GU', 'MP', 'PR', 'VI']

/** The address in a place's components. Null outside the USA. */
export function addressOf(components: z.output<typeof Components>): Address | null {
  const find = (type: string) => components.find(({ types }) => types.includes(type))
  const long = (type: string) => find(type)?.longText ?? ''
  const country = find('country')?.shortText ?? ''
  if (country !== 'US' && !territories.includes(country)) return null

  const cut = (text: string) => text.trim().slice(0, 100)
  return {
    line_1_address: cut(`${long('street_number')} ${long('route')}`),
    line_2_address: cut(long('subpremise')) || null,
    municipality_name: cut(cityTypes.map(long).find((name) => name !== '') ?? ''),
    state: country === 'US' ? (find('administrative_area_level_1')?.shortText ?? '').slice(0, 40) : country,
    postal_code: long('postal_code').slice(0, 5),
  }
}
