import { entry, text } from '../schema.ts'

/** How a certificate, a travel letter or the registration of a trip is had: by a call. */
export const lettersByPhone = entry({
  certificate_title: text(),
  certificate_text: text(),
  letter_title: text(),
  letter_text: text(),
  register_title: text(),
  register_text: text(),
  close: text(),
})
