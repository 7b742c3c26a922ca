import { entry, list, text } from '../schema.ts'

/** C-126, C-X62: a claim has its number. */
export const claimSuccess = entry({
  title: text(),
  number: text(),
  copy: text(),
  copied: text(),
  /** The number is marked instead. */
  not_copied: text(),
  text: text(),
  next_title: text(),
  next: list(),
  missing_title: text(),
  missing_text: text(),
  /** Where a claim has no status page. */
  missing_text_asked: text(),
  status: text(),
  receipt: text(),
  back: text(),
})
