import { code, entry, text } from '../schema.ts'

/** Claims specification §4, "Starting a claim". */
export const claimsStart = entry({
  page: text(),
  title: text(),
  text: text(),
  benefit_label: text(),
  benefit_choose: text(),
  benefit_required: text(),
  date_label: text(),
  date_help: text(),
  date_required: text(),
  date_invalid: text(),
  date_ineligible: text(),
  start: text(),
  failed: text(),
  none: text(),
  help_title: text(),
  help_text: text(),
  unable_title: text(),
  unable_text: text(['name']),
  unable_button: text(),
  fees_title: text(),
  fees_text: text(),
  deductible_title: text(),
  deductible_text: text(['deductible_amount']),
  disclaimer_continue: text(),
  disclaimer_not_now: text(),
  /** C-X21: the answer that a yes to the CWD question gives. */
  cwd_service_provider: code(),
})
