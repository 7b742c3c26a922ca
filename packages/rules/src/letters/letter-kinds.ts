/** The three letters, by the last part of their address (P-X02): the CDW certificate, the Mexico certificate, the Asia-Pacific travel letter. */
export const letterKinds = ['cdw-certificate', 'mex-certificate', 'ap-certificate'] as const
export type LetterKind = (typeof letterKinds)[number]

/** C-X64. TIR has no letter of its own: it leads to the insurer's site. */
const kindOf = new Map<string, LetterKind>([
  ['CDW', 'cdw-certificate'],
  ['MEX', 'mex-certificate'],
  ['TIN', 'ap-certificate'],
])
/** These have no letters at all (C-326 to C-328). */
const countriesWithout = ['BRA', 'PHL']
/** India's letters stay on the person's device (C-324). */
const countriesUnposted = ['IND']

/** The letter of a benefit, or null if it has none in this country. */
export function letterKind(benefitCode: string, country: string): LetterKind | null {
  return countriesWithout.includes(country) ? null : (kindOf.get(benefitCode) ?? null)
}

/** Whether a letter is sent to the API, and can be verified (C-324, C-X74). */
export function isPosted(kind: LetterKind, country: string): boolean {
  return kind === 'ap-certificate' && !countriesUnposted.includes(country)
}

/** What the button of a letter opens: a form, a link to the insurer's site, or the insurance ticket of Brazil (C-401, C-418). */
export type LetterButton =
  | { opens: 'form'; kind: LetterKind }
  | { opens: 'insurer-site' }
  | { opens: 'insurance-ticket' }

/** Countries of the insurance ticket; a deployment can add others of its region (C-X50). */
const ticketCountries: readonly string[] = ['BRA']

export function letterButton(benefitCode: string, country: string, withTicket = ticketCountries): LetterButton | null {
  if (benefitCode === 'TIR') return { opens: withTicket.includes(country) ? 'insurance-ticket' : 'insurer-site' }
  const kind = letterKind(benefitCode, country)
  return kind && { opens: 'form', kind }
}
