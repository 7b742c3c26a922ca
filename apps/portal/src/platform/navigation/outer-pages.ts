import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { CONTINUE_PATH, VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import { PRIVACY_PATH, paths } from './paths.ts'

/** Pages without a country whose address may have a language. Routing, the language menu and analytics read this list. */
export const outerPages: readonly string[] = [
  paths.terms,
  PRIVACY_PATH,
  paths.accessibility,
  paths.campaign,
  paths.previewClaim,
  VERIFY_PATH,
  CLAIM_MAILS_PATH,
  CONTINUE_PATH,
]
