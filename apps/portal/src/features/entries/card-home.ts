import { type Locale, languageTag } from '@amparo/rules/locale/locales'
import { matchLanguage } from '@amparo/rules/locale/match-language'
import { countryPath } from '../../platform/paths.ts'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** P-176: the login-success path of the card's own country (P-X16), in the first of the wished languages that it has. */
export async function cardHome({ platform, queries }: AppParts, country: string, wishes: readonly string[]) {
  const found = await queries.ensureQueryData(countryQuery(platform, country))
  if (!found) throw new Error('The card is of a country that is none of ours')
  const locale = matchLanguage(found.languages, wishes)
  return { country: found, locale, home: countryPath(found.code, locale, found.loginSuccessPath) }
}

/** Where somebody belongs who has a session already: the link has done its work. Null for nobody. */
export async function sessionHome(app: AppParts, locale: Locale): Promise<string | null> {
  await app.session.settled()
  const card = app.session.card()
  if (!card) return null
  const answer = await app.queries.ensureQueryData(benefitsQuery(app.platform, { panToken: card.panToken, locale }))
  return (await cardHome(app, answer.ica_country, [languageTag(locale)])).home
}
