import { entry, text } from '../schema.ts'

/** Claims of a country or benefit that start with a call. */
export const claimsByPhone = entry({
  page: text(),
  title: text(),
  text: text(),
  benefits_heading: text(),
  earlier_loss: text(),
  none: text(),
})
