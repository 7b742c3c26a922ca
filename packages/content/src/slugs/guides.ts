import { benefitTerms, type KnownBenefit } from '@amparo/rules/benefits/benefit-terms'
import { choosing, collection, entry, list, table, text } from '../schema.ts'

/** The guide to benefits: what is binding. `benefit-details` says the same for people in a hurry. */
function guide(benefitCode: KnownBenefit) {
  const scope = ['phone', 'product', 'issuer', ...benefitTerms[benefitCode]]
  return entry({
    intro: choosing(text(scope)),
    who: choosing(list(scope)),
    covered: choosing(list(scope)),
    limits: choosing(table(2, scope)),
    exclusions: choosing(list(scope)),
    claim_steps: choosing(list(scope)),
    definitions: choosing(table(2, scope)),
  })
}

/** Entries have the names that `benefit-details` has, so they cannot be read alone. `cell-phone` has none [P-273]. */
export const guides = collection(
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
)
