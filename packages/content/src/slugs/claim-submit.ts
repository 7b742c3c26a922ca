import { entry, plural, text } from '../schema.ts'

/** Claims specification §4: CONFIRM_CLAIM_SUBMIT, DUPLICATE_CLAIM_ERROR, and everything between a press and a claim number. */
export const claimSubmit = entry({
  confirm_title: text(),
  confirm_text: text(),
  /** In place of `confirm_files` where there are none. */
  confirm_answers: text(),
  confirm_files: plural(['count']),
  confirm_missing: text(),
  /** Where a claim has no status page. */
  confirm_missing_asked: text(),
  confirm_send: text(),
  confirm_stay: text(),
  working_title: text(),
  working_text: text(),
  working_leave: text(),
  working_here: text(),
  stopped_title: text(),
  stopped_text: text(),
  stopped_button: text(),
  failed_title: text(),
  failed_text: text(),
  failed_button: text(),
  missing_title: text(),
  missing_text: text(),
  files_title: text(),
  files_text: text(),
  files_button: text(),
  duplicate_title: text(),
  duplicate_text: text(),
  duplicate_remove: text(),
  duplicate_back: text(),
})
