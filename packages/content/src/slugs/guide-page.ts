import { entry, list, text } from '../schema.ts'

/** The words around a guide to benefits, on the page and in the file. */
export const guidePage = entry({
  title: text(['name']),
  back: text(),
  print: text(),
  contents: text(),
  issued_for: text(['product', 'issuer']),
  as_of: text(['date']),
  who: text(),
  covered: text(),
  limits: text(),
  limits_what: text(),
  limits_value: text(),
  exclusions: text(),
  claim: text(),
  definitions: text(),
  definitions_term: text(),
  definitions_meaning: text(),
  general: text(),
  general_body: list(),
  page_of: text(['page', 'pages']),
})
