import type { Catalogue } from '@amparo/catalogue/catalogue'
import { getContactRoute } from './get-contact.ts'

export function createContact(parts: { catalogue: Pick<Catalogue, 'countries'> }) {
  return { routes: [getContactRoute(parts)] }
}
