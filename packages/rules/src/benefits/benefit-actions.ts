import { letterKind } from '../letters/letter-kinds.ts'

type ActionBenefit = {
  benefit_code: string
  source: string
  is_claimable: boolean
  is_phone_only: boolean
}
type ActionCountry = { code: string; isClaimsVisible: boolean; isStartClaimEnabled: boolean }
/** The links that content has for countries whose claims do not start in the portal. */
type Addresses = { download_url?: string | undefined; claim_form_url?: string | undefined }

export type BenefitAction =
  | 'get-quote'
  | 'manage-policy'
  | 'download-form'
  | 'send-form'
  | 'register'
  | 'travel-letter'
  | 'start-claim'
  | 'certificate'
/** Why a person cannot start a claim here although they may expect to. */
type BenefitNote = 'by-phone' | 'service' | 'benefits-only'

/** Providers that handle claims themselves (portal specification §2.10). */
const benefitsOnlyProviders = ['EME', 'TRA', 'TRCC', 'CHUBB']

/** The buttons of a benefit: the first row that applies of "Action-button priority" (portal specification §2.10). */
export function benefitActions(
  benefit: ActionBenefit,
  {
    country,
    addresses,
    isMarketplaceOpen = false,
  }: { country: ActionCountry; addresses: Addresses; isMarketplaceOpen?: boolean },
): BenefitAction[] {
  if (isMarketplaceOpen && isSold(benefit, country)) return ['get-quote', 'manage-policy']
  const forms = country.code === 'IND' ? formActions(addresses) : []
  // India keeps its letters beside the links (C-X73).
  if (forms.length > 0) return [...forms, ...letterActions(benefit, country)]
  const start: BenefitAction[] = canStartClaim(benefit, country) ? ['start-claim'] : []
  if (benefit.benefit_code === 'TIR') return ['register', 'travel-letter', ...start]
  return [...start, ...letterActions(benefit, country)]
}

/** A benefit that cardholders pay for themselves: the marketplace's accident policy, in the USA (P-249, M-X02). */
export function isSold({ benefit_code }: Pick<ActionBenefit, 'benefit_code'>, { code }: Pick<ActionCountry, 'code'>) {
  return benefit_code === 'ADD' && code === 'USA'
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
  const kind = letterKind(benefit_code, code)
  if (!kind) return []
  return kind === 'ap-certificate' ? ['travel-letter'] : ['certificate']
}
