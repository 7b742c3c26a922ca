import { entry, plural, text } from '../schema.ts'

/** The documents step of a claim [C-148]. The `_asked` texts are for countries without a page for a claim's status. */
export const claimEvidence = entry({
  title: text(),
  text: text(),
  later: text(),
  later_asked: text(),
  none: text(),
  failed: text(),
  try_again: text(),
  loading: text(),
  waiting: text(),
  missing_title: plural(['count']),
  missing_text: text(),
  missing_text_asked: text(),
  missing_go_on: text(),
  missing_stay: text(),
  billing_title: text(),
  billing_text: text(),
  billing_button: text(),
})
