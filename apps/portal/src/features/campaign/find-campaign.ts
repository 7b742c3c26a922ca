import type { ContentOf } from '@amparo/content/slugs'

type Campaigns = ContentOf<'campaigns'>
export type Campaign = Campaigns[keyof Campaigns]

/** Finds a campaign by its slug, in upper or lower case (P-280). */
export function findCampaign(campaigns: Campaigns, urlSlug: string): Campaign | undefined {
  const wanted = urlSlug.toLowerCase()
  return Object.entries(campaigns).find(([slug]) => slug.toLowerCase() === wanted)?.[1]
}
