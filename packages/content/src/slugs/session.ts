import { entry, plural, text } from '../schema.ts'

/** Portal specification §4: the end of a session without activity, and the warning before it (minutes left as the count). */
export const session = entry({
  warning_title: text(),
  warning_body: plural(['count']),
  stay: text(),
  timeout_title: text(),
  timeout_body: text(),
  timeout_button: text(),
  signed_out_elsewhere: text(),
})
