import { isLocale } from '@amparo/rules/locale/locales'
import { outerPages } from '../navigation/outer-pages.ts'
import { paths } from '../navigation/paths.ts'

const words = new Set<string>([...Object.values(paths), ...outerPages])

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
