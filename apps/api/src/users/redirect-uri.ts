import { isLocale } from '@amparo/rules/locale/locales'

const PAGE = /^\/([a-z]{3})\/([a-z]{2}_[A-Z]+)\/marketplace\/auth\/redirect$/

/** Where sign-in links lead to. `origins` are the portal's own, the usual one first. */
export function createRedirects(origins: readonly string[]) {
  return {
    /** The page for a caller that names none (M-X44). */
    usual: `${origins[0]}/usa/en_US/marketplace/auth/redirect`,
    /** Only the redirect page of the portal's own origins: a link must not give its token to anybody else. */
    isOurs(address: string): boolean {
      const url = URL.parse(address)
      const [, , locale = ''] = PAGE.exec(url?.pathname ?? '') ?? []
      return url !== null && origins.includes(url.origin) && isLocale(locale) && address === url.origin + url.pathname
    },
  }
}
