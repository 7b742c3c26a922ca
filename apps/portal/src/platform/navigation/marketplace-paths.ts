import { marketplacePath, paths, type Scope } from './paths.ts'

/** The pages of the purchase flow, in its order (marketplace specification §2). */
export const purchasePages = [
  'get-started',
  'coverage',
  'coverage-checkout',
  'checkout',
  'policy-purchase-confirmation',
] as const
export type PurchasePage = (typeof purchasePages)[number]

/** The benefit that the marketplace sells. */
export const MARKETPLACE_BENEFIT = 'add'

/** Benefit codes are lower case in addresses of the marketplace (M-X03). */
export function benefitPath({ benefitCode = MARKETPLACE_BENEFIT, ...scope }: Scope & { benefitCode?: string }): string {
  return marketplacePath(scope, `/${benefitCode.toLowerCase()}`)
}

export function purchasePath(
  { policyId, ...benefit }: Parameters<typeof benefitPath>[0] & { policyId?: string | undefined },
  page: PurchasePage,
): string {
  return `${benefitPath(benefit)}${paths.purchase}${policyId ? `/${policyId}` : ''}/${page}`
}

/** The pages of self-service in the order of its menu, which has all but the last (M-200 to M-207). */
export const policyPages = [
  'overview',
  'personal-information',
  'additional-insureds',
  'coverage',
  'documents',
  'billing',
  'claims',
  'claims/file',
] as const
export type PolicyPage = (typeof policyPages)[number]

/** A page of self-service. */
export function policyPath(
  { policyId, benefitCode = MARKETPLACE_BENEFIT, ...scope }: Scope & { policyId: string; benefitCode?: string },
  page: PolicyPage = 'overview',
): string {
  return marketplacePath(scope, `${paths.selfService}/${benefitCode.toLowerCase()}/${policyId}/${page}`)
}

const inMarketplace =
  /^\/[a-z]{3}\/[a-z]{2}_[A-Z]{2,5}\/marketplace\/(?!auth\/)[A-Za-z0-9/-]{1,150}(\?[A-Za-z0-9=&-]{1,150})?$/

/** Where sign-in leads back to: only to a page of the marketplace, whatever a forged link says. */
export function nextPage(search: string): string | undefined {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isNextPage(next) ? next : undefined
}

export function isNextPage(address: string): boolean {
  return inMarketplace.test(address)
}
