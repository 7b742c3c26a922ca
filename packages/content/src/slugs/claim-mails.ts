import { dynamic, entry, text } from '../schema.ts'

const part = dynamic(text())

export const claimMailsSlugs = {
  /** Mail about a claim: what it says about each status, and what is around it. */
  'claim-mails': entry({
    subject: text(['title', 'number']),
    hello: text(['name']),
    hello_anybody: text(),
    number: text(['number']),
    button: text(),
    questions: text(),
    why: text(),
    stop: text(),
    open_title: part,
    open_text: part,
    in_review_title: part,
    in_review_text: part,
    waiting_for_documents_title: part,
    waiting_for_documents_text: part,
    approved_title: part,
    approved_text: part,
    denied_title: part,
    denied_text: part,
    paid_title: part,
    paid_text: part,
    closed_title: part,
    closed_text: part,
  }),
  /** The page on which people turn that mail off, and on again. */
  'claim-mails-page': entry({
    title: text(),
    text: text(),
    stop: text(),
    off_title: part,
    off_text: part,
    start: text(),
    on_title: part,
    on_text: part,
    bad_title: text(),
    bad_text: text(),
    failed_title: text(),
    failed_text: text(),
    limited: text(),
  }),
}
