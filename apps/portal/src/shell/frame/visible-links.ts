import type { Country } from '@amparo/contract/countries'

export type Link = Country['loggedInLinks'][number]

/** A link leads to a page: the marketplace joins with its own. */
const built: readonly Link[] = ['benefits', 'claims', 'claim-status', 'contact']

/** P-002, P-378, P-X54: the country's links, each only where its configuration shows the page behind it. */
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

export function linksWithPages(country: Country): Link[] {
  return visibleLinks(country, { hasMarketplace: false }).filter((link) => built.includes(link))
}
