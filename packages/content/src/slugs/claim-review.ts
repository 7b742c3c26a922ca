import { entry, text } from '../schema.ts'

/** The last step of a claim: every answer under its page, with a way to change it. */
export const claimReview = entry({
  title: text(),
  text: text(),
  change: text(),
  change_label: text(['page']),
  not_answered: text(),
  row: text(['count']),
  needs_look: text(),
  needs_look_button: text(),
  finish: text(),
  no_files: text(),
})
