import { entry, text } from '../schema.ts'

export const contactPage = entry({
  hours_title: text(),
  always: text(),
  open: text(['time']),
  closed: text(['day', 'time']),
  hours_here: text(['zone']),
  list_button: text(),
  list_title: text(),
  list_text: text(),
  list_search: text(),
  list_none: text(['query']),
  list_close: text(),
})
