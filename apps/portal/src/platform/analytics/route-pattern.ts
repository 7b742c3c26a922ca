import { CLAIM_MAILS_PATH } from '@amparo/rules/claims/claim-mail-link'
import { isLocale } from '@amparo/rules/locale/locales'
import { CONTINUE_PATH, VERIFY_PATH } from '@amparo/rules/portal/public-paths'
import { PRIVACY_PATH, paths } from '../navigation/paths.ts'

const words = new Set<string>([...Object.values(paths), PRIVACY_PATH, VERIFY_PATH, CONTINUE_PATH, CLAIM_MAILS_PATH])

/** `/usa/en_US/claims/CDW/…` → `/:country/:language/claims/:value/:value`, so that analytics never sees what an address holds. */
export function routePattern(pathname: string): string {
  const parts = pathname.split('/').filter(Boolean)
  const named = parts.map((part, index) => {
    if (isLocale(part)) return ':language'
    if (index === 0 && isLocale(parts[1])) return ':country'
    return words.has(`/${part}`) ? part : ':value'
  })
  return `/${named.join('/')}`
}
