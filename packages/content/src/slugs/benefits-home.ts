import { entry, plural, text } from '../schema.ts'

/** Portal specification §2.9. */
export const benefitsHome = entry({
  page: text(),
  title: plural(['count']),
  text: text(),
  card_label: text(['product', 'last4']),
  grid_heading: text(),
  read_more: text(),
  read_more_label: text(['name']),
  empty: text(),
  banner_label: text(),
  claim_title: text(),
  claim_text: text(),
  claim_start: text(),
  claim_check_status: text(),
  expand_title: text(),
  expand_body: text(),
  expand_button: text(),
  cwd_question_title: text(),
  cwd_question_body: text(),
  cwd_question_yes: text(),
  cwd_question_no: text(),
  cwd_error_title: text(),
  cwd_error_body: text(),
  cwd_error_button: text(),
})
