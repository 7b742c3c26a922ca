import type { MeasuredPage } from '../figures/measurement.ts'
import { marketplacePages, quotePages, selfServicePages } from './marketplace-pages.ts'
import { portalPages } from './portal-pages.ts'

/** Every kind of page. */
export const allPages: readonly MeasuredPage[] = [
  ...portalPages,
  ...marketplacePages,
  ...quotePages,
  ...selfServicePages,
]
