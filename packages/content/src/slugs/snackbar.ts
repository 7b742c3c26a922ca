import { entry, text } from '../schema.ts'

/** What any page may say in passing, at the bottom right. */
export const snackbar = entry({
  saved: text(),
  offline: text(),
  back_online: text(),
  working: text(),
  dismiss: text(),
})
