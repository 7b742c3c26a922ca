import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { isLocale, type Locale, languageHome } from '@amparo/rules/locale/locales'
import { CONTINUE_PATH, VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import { PRIVACY_PATH, paths } from '../../platform/navigation/paths.ts'

/** Pages without a country whose address may have a language. */
const outerPages: string[] = [
  paths.terms,
  PRIVACY_PATH,
  paths.accessibility,
  paths.campaign,
  paths.previewClaim,
  VERIFY_PATH,
  CLAIM_MAILS_PATH,
  CONTINUE_PATH,
]

/** The same page in another language (P-004). */
export function inLanguage({ pathname, search }: { pathname: string; search: string }, next: Locale): string {
  const parts = pathname.split('/')
  const place = parts.findIndex(isLocale)
  if (place > 1 || (place === 1 && outerPages.includes(`/${parts[2]}`)))
    return parts.with(place, next).join('/') + search
  if (outerPages.includes(`/${parts[1]}`)) return `/${next}${pathname}${search}`
  return languageHome(next)
}
