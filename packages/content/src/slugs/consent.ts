import { entry, list, text } from '../schema.ts'

/** Portal specification §2.3 and §9: the banner, and the dialog behind "Manage cookies". Analytics is consent group C029. */
export const consent = entry({
  banner_title: text(),
  banner_body: list(),
  accept_all: text(),
  reject_optional: text(),
  manage: text(),
  dialog_title: text(),
  dialog_body: text(),
  necessary_title: text(),
  necessary_body: text(),
  always_on: text(),
  analytics_title: text(),
  analytics_body: text(),
  save: text(),
  saved: text(),
})
