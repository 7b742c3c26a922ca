import { benefitTerms, type KnownBenefit } from '@amparo/rules/benefits/benefit-terms'
import { choosing, code, collection, entry, list, optional, plural, table, text } from '../schema.ts'

/**
 * The texts of a benefit's page (portal specification §2.10). Amounts and periods are placeholders, filled in from the terms of the
 * card. The two addresses are for India (P-250, P-251). A section without texts is left out of the page.
 */
function details(benefitCode: KnownBenefit) {
  const scope = ['phone', 'product', 'issuer', ...benefitTerms[benefitCode]]
  return entry({
    short_description: choosing(text(scope)),
    /** Steps. The first line of one is its title; a second line, if there is one, says more. */
    how_it_works: optional(choosing(list(scope))),
    checklist: optional(choosing(list(scope))),
    checklist_disclaimer: optional(choosing(text(scope))),
    good_to_know: optional(choosing(list(scope))),
    /** Added to what is good to know where the page offers a certificate. */
    with_certificate: optional(choosing(text(scope))),
    faq: optional(choosing(table(2, scope))),
    /** Added to the questions where the page offers a certificate, and where it does not. */
    faq_with_certificate: optional(choosing(table(2, scope))),
    faq_without_certificate: optional(choosing(table(2, scope))),
    disclaimer: optional(choosing(text(scope))),
    download_url: optional(code()),
    claim_form_url: optional(code()),
  })
}

/** A guide to benefits, which is binding; `benefit-details` is the short version. Tables are optional (P-278), and so are sections. */
function guide(benefitCode: KnownBenefit) {
  const scope = ['phone', 'product', 'issuer', ...benefitTerms[benefitCode]]
  return entry({
    intro: choosing(text(scope)),
    who: optional(choosing(list(scope))),
    covered: optional(choosing(list(scope))),
    limits: optional(choosing(table(2, scope))),
    exclusions: optional(choosing(list(scope))),
    claim_steps: optional(choosing(list(scope))),
    definitions: optional(choosing(table(2, scope))),
  })
}

export const benefitDetailsSlugs = {
  /** The catalogue decides which entry describes a benefit of a card, by `content_entry`, issuer or plan (P-266 to P-268). */
  'benefit-details': collection(
    {
      'travel-accident': details('ADD'),
      'atm-cash': details('ATM'),
      'travel-assistance': details('ATS'),
      'baggage-delay': details('BGD'),
      'baggage-loss': details('BGL'),
      'masterrental-2': details('CDW'),
      'cellphone-protection': details('CEL'),
      'cellphone-protection-plus': details('CEL'),
      'cellphone-protection-premium': details('CEL'),
      'cell-phone': details('CEL'),
      'identity-help': details('CID'),
      concierge: details('CON'),
      'phone-plan': details('CWD'),
      'emergency-medical': details('EMD'),
      'masterassist-black': details('MEX'),
      'masterassist-plus': details('MEX'),
      belongings: details('PEI'),
      'price-protection': details('PRI'),
      'purchase-protection': details('PUR'),
      roadside: details('RSA'),
      'travel-insurance': details('TIN'),
      'trip-registration': details('TIR'),
      'trip-cancellation': details('TRC'),
      'trip-delay': details('TRD'),
      'extended-warranty': details('WTY'),
    },
    { dynamic: true, folder: true },
  ),
  /** The sheet before a claim: what a person needs, and how much time is left. */
  'before-you-start': entry({
    title: text(),
    minutes: plural(['count']),
    pages: plural(['count']),
    documents: text(),
    documents_note: text(['document_days']),
    date_label: text(),
    date_help: text(['claim_days']),
    days_left: plural(['count', 'date']),
    last_day: text(),
    too_late: text(['date', 'phone']),
    future: text(),
    start: text(),
    not_now: text(),
  }),
  /** The labels of a guide to benefits, on the page and in the PDF. */
  'guide-page': entry({
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
  }),
  /** Not standalone, as the entries have the same names as in `benefit-details`. `cell-phone` has no guide (P-273). */
  guides: collection(
    {
      'travel-accident': guide('ADD'),
      'atm-cash': guide('ATM'),
      'travel-assistance': guide('ATS'),
      'baggage-delay': guide('BGD'),
      'baggage-loss': guide('BGL'),
      'masterrental-2': guide('CDW'),
      'cellphone-protection': guide('CEL'),
      'cellphone-protection-plus': guide('CEL'),
      'cellphone-protection-premium': guide('CEL'),
      'identity-help': guide('CID'),
      concierge: guide('CON'),
      'phone-plan': guide('CWD'),
      'emergency-medical': guide('EMD'),
      'masterassist-black': guide('MEX'),
      'masterassist-plus': guide('MEX'),
      belongings: guide('PEI'),
      'price-protection': guide('PRI'),
      'purchase-protection': guide('PUR'),
      roadside: guide('RSA'),
      'travel-insurance': guide('TIN'),
      'trip-registration': guide('TIR'),
      'trip-cancellation': guide('TRC'),
      'trip-delay': guide('TRD'),
      'extended-warranty': guide('WTY'),
    },
    { dynamic: true, standalone: false, folder: true },
  ),
}
