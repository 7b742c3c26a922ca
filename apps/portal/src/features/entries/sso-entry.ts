import { defaultLocale, locales } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { replace } from 'react-router'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { signOut } from '../../session/sign-out.ts'
import { cardHome, sessionHome } from './card-home.ts'
import { backToLogin, EntryFailed } from './entry-failed.ts'
import { exchangeToken } from './exchange-token.ts'
import { takeQuery } from './take-query.ts'

type Link = { token: string; countryCode: string }

/** Logs somebody in through an issuer's single sign-on (P-173 to P-179). `browser`: the browser's languages, best first. */
export async function ssoEntry(app: AppParts, request: Request, browser = navigator.languages): Promise<Response> {
  const query = takeQuery(request)
  const locale = matchLanguage([defaultLocale, ...locales], browser)
  // The specification does not name the parameter (P-X15).
  const token = query.get('prefill_token') ?? query.get('token')
  const countryCode = query.get('country_code')
  try {
    const home =
      token && countryCode ? await openLink(app, { token, countryCode }, browser) : await sessionHome(app, locale)
    if (!home) throw new EntryFailed('MISSING_URL_PARAMS')
    return replace(home)
  } catch (error) {
    return await backToLogin(app, { error, locale })
  }
}

/** The country first: a token can be used once, and must not be lost if the call for the country fails. */
async function openLink(
  app: AppParts,
  { token, countryCode }: Link,
  browser: readonly string[],
): Promise<string | null> {
  const country = await app.queries.ensureQueryData(countryQuery(app.platform, countryCode))
  if (!country) throw new Error('We do not serve the country of the link')
  const locale = matchLanguage(country.languages, browser)
  const card = await exchangeToken(app, token)
  if (!card) return sessionHome(app, locale)

  try {
    const panToken = card.pan_token
    const answer = await app.queries.fetchQuery(benefitsQuery(app.platform, { panToken, locale }))
    const { home } = await cardHome(app, answer.ica_country, ({ languages }) => matchLanguage(languages, browser))
    app.session.begin({ panToken, last4: card.last4, isBrandAgnostic: answer.is_brand_agnostic })
    return home
  } catch (error) {
    signOut(app.platform, card.pan_token)
    throw error
  }
}
