import { isLocale, type Locale, languageHome } from '@amparo/rules/locale/locales'
import { outerPages } from '../../platform/navigation/outer-pages.ts'

/** The same page in another language (P-004). */
export function inLanguage({ pathname, search }: { pathname: string; search: string }, next: Locale): string {
  const parts = pathname.split('/')
  const place = parts.findIndex(isLocale)
  if (place > 1 || (place === 1 && outerPages.includes(`/${parts[2]}`)))
    return parts.with(place, next).join('/') + search
  if (outerPages.includes(`/${parts[1]}`)) return `/${next}${pathname}${search}`
  return languageHome(next)
}
