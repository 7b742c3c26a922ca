import { benefitTerms, type KnownBenefit } from '@amparo/rules/benefits/benefit-terms'
import { choosing, code, collection, entry, list, optional, table, text } from '../schema.ts'

/**
 * Portal specification §2.10: what the page of a benefit says. Sums and periods are placeholders, filled from the card's own
 * terms. The two addresses are India's [P-250, P-251].
 */
function details(benefitCode: KnownBenefit) {
  const scope = ['phone', 'product', 'issuer', ...benefitTerms[benefitCode]]
  return entry({
    short_description: choosing(text(scope)),
    how_it_works: choosing(list(scope)),
    checklist: choosing(list(scope)),
    checklist_disclaimer: choosing(text(scope)),
    good_to_know: choosing(list(scope)),
    faq: choosing(table(2, scope)),
    disclaimer: choosing(text(scope)),
    download_url: optional(code()),
    claim_form_url: optional(code()),
  })
}

/** Which entry describes a benefit is the catalogue's: `content_entry`, and the issuer's or the plan's [P-266..P-268]. */
export const benefitDetails = collection(
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
)
