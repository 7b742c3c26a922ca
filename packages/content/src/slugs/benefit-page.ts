import { entry, text } from '../schema.ts'

/** Portal specification §2.10: the words around what `benefit-details` says. */
export const benefitPage = entry({
  back: text(),
  covers_up_to: text(),
  claim_within: text(),
  actions: text(),
  start_claim: text(),
  download_form: text(),
  send_form: text(),
  register: text(),
  travel_letter: text(),
  certificate: text(),
  by_phone: text(['phone']),
  service: text(['phone']),
  benefits_only: text(['phone']),
  how_it_works: text(),
  checklist: text(),
  good_to_know: text(),
  faq: text(),
  guide: text(),
  guide_text: text(),
})
