import type { ContentOf } from '@amparo/content/slugs'

type Campaigns = ContentOf<'campaigns'>
export type Campaign = Campaigns[keyof Campaigns]

/** P-280: an address may have been typed or printed in any case. */
export function findCampaign(campaigns: Campaigns, urlSlug: string): Campaign | undefined {
  const wanted = urlSlug.toLowerCase()
  return Object.entries(campaigns).find(([slug]) => slug.toLowerCase() === wanted)?.[1]
}
