import type { Content } from './schema.ts'
import { benefits } from './slugs/benefits.ts'
import { benefitsHome } from './slugs/benefits-home.ts'
import { claimHelp } from './slugs/claim-help.ts'
import { loginErrors } from './slugs/login-errors.ts'
import { noActiveBenefits } from './slugs/no-active-benefits.ts'
import { panEntryPage } from './slugs/pan-entry-page.ts'
import { shell } from './slugs/shell.ts'
import { somethingWentWrong } from './slugs/something-went-wrong.ts'
import { thirdPartyBanner } from './slugs/third-party-banner.ts'

/** The one register of content: a slug that is not here does not exist. */
export const slugs = {
  shell,
  'pan-entry-page': panEntryPage,
  'login-errors': loginErrors,
  'no-active-benefits': noActiveBenefits,
  'something-went-wrong': somethingWentWrong,
  'benefits-home': benefitsHome,
  benefits,
  'third-party-banner': thirdPartyBanner,
  'claim-help': claimHelp,
}

export type Slug = keyof typeof slugs
export type ContentOf<S extends Slug> = Content<(typeof slugs)[S]>
