import { code, collection, entry, text } from '../schema.ts'

/** Portal specification §1: the page that stands everywhere during maintenance. Without a country there is no number to give. */
export const portalUnavailable = collection({
  'portal-unavailable': entry({
    title: text(),
    text: text(),
    image: code(),
    image_alt: text(),
    claims_safe: text(),
    phone_hint: text(['phone']),
    phone_hint_without_number: text(),
  }),
})
