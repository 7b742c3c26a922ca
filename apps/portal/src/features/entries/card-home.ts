import type { Country } from '@amparo/contract/countries'
import { languageOf } from '@amparo/rules/locale/language-of'
import type { Locale } from '@amparo/rules/locale/locales'
import { countryPath } from '../../platform/navigation/paths.ts'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** The login-success path of the card's own country (P-176, P-X16), in the language that `choose` finds for it. */
export async function cardHome({ platform, queries }: AppParts, country: string, choose: (country: Country) => Locale) {
  const found = await queries.ensureQueryData(countryQuery(platform, country))
  if (!found) throw new Error('We do not serve the country of the card')
  const locale = choose(found)
  return { country: found, locale, home: countryPath(found.code, locale, found.loginSuccessPath) }
}

/** The login-success path of somebody who is logged in already. Null if nobody is. */
export async function sessionHome(app: AppParts, locale: Locale): Promise<string | null> {
  await app.session.settled()
  const card = app.session.card()
  if (!card) return null
  const answer = await app.queries.ensureQueryData(benefitsQuery(app.platform, { panToken: card.panToken, locale }))
  return (await cardHome(app, answer.ica_country, (country) => languageOf(country, locale))).home
}
