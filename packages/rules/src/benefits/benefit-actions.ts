type ActionBenefit = {
  benefit_code: string
  source: string
  is_claimable: boolean
  is_phone_only: boolean
}
type ActionCountry = { code: string; isClaimsVisible: boolean; isStartClaimEnabled: boolean }
/** What content gives for countries where no claim starts here. */
type Addresses = { download_url?: string | undefined; claim_form_url?: string | undefined }

export type BenefitAction = 'download-form' | 'send-form' | 'register' | 'travel-letter' | 'start-claim' | 'certificate'
/** Why there is no way to start a claim here, when a person may expect one. */
export type BenefitNote = 'by-phone' | 'service' | 'benefits-only'

/** Their providers handle claims themselves (portal specification §2.10). */
const benefitsOnlyProviders = ['EME', 'TRA', 'TRCC', 'CHUBB']
/** Brazil and the Philippines have none of the letters for CDW, MEX and TIN (portal specification §4). */
const countriesWithoutLetters = ['BRA', 'PHL']

/** Portal specification §2.10, "Action-button priority": the first row that applies, and no other. */
export function benefitActions(
  benefit: ActionBenefit,
  { country, addresses }: { country: ActionCountry; addresses: Addresses },
): BenefitAction[] {
  const forms = country.code === 'IND' ? formActions(addresses) : []
  if (forms.length > 0) return forms
  const start: BenefitAction[] = canStartClaim(benefit, country) ? ['start-claim'] : []
  if (benefit.benefit_code === 'TIR') return ['register', 'travel-letter', ...start]
  return [...start, ...letterActions(benefit, country)]
}

export function canStartClaim(benefit: ActionBenefit, country: ActionCountry): boolean {
  return country.isClaimsVisible && country.isStartClaimEnabled && benefit.is_claimable && benefitNote(benefit) === null
}

export function benefitNote({ source, is_claimable, is_phone_only }: ActionBenefit): BenefitNote | null {
  if (!is_claimable) return 'service'
  if (benefitsOnlyProviders.includes(source)) return 'benefits-only'
  return is_phone_only ? 'by-phone' : null
}

function formActions({ download_url, claim_form_url }: Addresses): BenefitAction[] {
  const download: BenefitAction[] = download_url ? ['download-form'] : []
  return claim_form_url ? [...download, 'send-form'] : download
}

function letterActions({ benefit_code }: ActionBenefit, { code }: ActionCountry): BenefitAction[] {
  if (countriesWithoutLetters.includes(code)) return []
  if (benefit_code === 'TIN') return ['travel-letter']
  return benefit_code === 'CDW' || benefit_code === 'MEX' ? ['certificate'] : []
}
