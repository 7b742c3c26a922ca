/**
 * The terms of each benefit that a text may use: the catalogue must have every one of them for every product, and a text
 * may use no others. The end of a name is its unit: `_amount` is money in hundredths of the country's currency, `_days`,
 * `_hours` and `_months` are periods, `_count` is a plain number. `max_amount` is called `occurrence_max_amount` in the
 * benefits answer.
 */
const claim = ['claim_days', 'document_days'] as const
const trip = ['medical_amount', 'baggage_amount', 'delay_amount', 'wait_hours', 'trip_days'] as const

export const benefitTerms = {
  ADD: ['max_amount', ...claim],
  ATM: ['max_amount', 'year_amount', 'window_hours', 'report_hours', ...claim],
  ATS: [],
  BGD: ['max_amount', 'day_amount', 'wait_hours', ...claim],
  BGL: ['max_amount', 'item_amount', 'report_hours', ...claim],
  CDW: ['max_amount', 'rental_days', ...claim],
  CEL: ['max_amount', 'year_amount', 'deductible_amount', 'year_claims_count', ...claim],
  CID: ['watch_months', ...claim],
  CON: [],
  CWD: ['max_amount', 'deductible_amount', 'year_claims_count', ...claim],
  EMD: ['max_amount', 'dental_amount', 'trip_days', ...claim],
  MEX: ['max_amount', 'dental_amount', 'evacuation_amount', 'trip_days', ...claim],
  PEI: ['max_amount', 'item_amount', 'report_hours', ...claim],
  PRI: ['max_amount', 'year_amount', 'minimum_amount', 'window_days', ...claim],
  PUR: ['max_amount', 'year_amount', 'window_days', ...claim],
  RSA: ['tow_amount', 'year_services_count'],
  TIN: ['max_amount', ...trip, ...claim],
  TIR: ['max_amount', ...trip, ...claim],
  TRC: ['max_amount', ...claim],
  TRD: ['max_amount', 'day_amount', 'wait_hours', ...claim],
  WTY: ['max_amount', 'year_amount', 'extra_months', 'longest_months', ...claim],
} as const satisfies Record<string, readonly string[]>

export type KnownBenefit = keyof typeof benefitTerms

export function termsOf(benefitCode: string): readonly string[] {
  return Object.hasOwn(benefitTerms, benefitCode) ? benefitTerms[benefitCode as KnownBenefit] : []
}
