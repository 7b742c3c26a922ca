import type { Country } from '@amparo/contract/countries'

export type Link = Country['loggedInLinks'][number]

/** The country's links, without those to pages that its configuration hides (P-002, P-378, P-X54). */
export function visibleLinks(country: Country, { hasMarketplace }: { hasMarketplace: boolean }): Link[] {
  const shows: Record<Link, boolean> = {
    benefits: country.isBenefitsVisible,
    claims: country.isClaimsVisible && country.isStartClaimEnabled,
    'claim-status': country.isClaimStatusVisible,
    contact: true,
    marketplace: country.code === 'USA' && hasMarketplace,
  }
  return country.loggedInLinks.filter((link) => shows[link])
}
