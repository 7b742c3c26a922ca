import { entry, text } from '../schema.ts'

/** The receipt of a claim, as a page and as a file: what was answered and which files were sent. */
export const claimReceipt = entry({
  title: text(),
  intro: text(),
  claim_number: text(),
  /** In place of the number while there is none. */
  claim_number_pending: text(),
  received_on: text(),
  benefit: text(),
  answers_title: text(),
  files_title: text(),
  files_none: text(),
  file_name: text(),
  document: text(),
  sha256: text(),
  sha256_help: text(),
  print: text(),
  download: text(),
  download_failed: text(),
  back: text(),
  not_answered: text(),
  /** Of the file: what stands for a sign that no font of ours has. */
  missing_signs: text(),
})
