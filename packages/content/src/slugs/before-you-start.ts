import { entry, plural, text } from '../schema.ts'

/** The sheet in front of a claim: what it takes, and how long there is time. */
export const beforeYouStart = entry({
  title: text(),
  minutes: plural(['count']),
  pages: plural(['count']),
  documents: text(),
  documents_note: text(['document_days']),
  date_label: text(),
  date_help: text(['claim_days']),
  days_left: plural(['count', 'date']),
  last_day: text(),
  too_late: text(['date', 'phone']),
  future: text(),
  start: text(),
  not_now: text(),
})
