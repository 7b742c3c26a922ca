import type { Country } from '@amparo/contract/countries'
import { canStartClaim } from '@amparo/rules/benefits/benefit-actions'
import { needsDay } from '@amparo/rules/claims/needs-day'
import { languageOf } from '@amparo/rules/locale/language-of'
import { defaultLocale, isLocale, type Locale } from '@amparo/rules/locale/locales'
import { replace } from 'react-router'
import { claimPath } from '../../blocks/claim-drafts/claim-path.ts'
import type { openClaim as OpenClaim } from '../../blocks/claim-drafts/open-claim.ts'
import { loadPage } from '../../platform/loading/load-page.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { forgetPrefill, storePrefill } from '../../session/prefill.ts'
import { signOut } from '../../session/sign-out.ts'
import { cardHome, sessionHome } from './card-home.ts'
import { backToLogin, EntryFailed } from './entry-failed.ts'
import { exchangeToken } from './exchange-token.ts'
import { takeQuery } from './take-query.ts'

type Link = { token: string; benefitCode: string; locale: Locale }

/** Opens an issuer's link: exchanges its token, creates a claim with the prefilled answers, and goes there (P-162 to P-167). */
export async function prefillEntry(app: AppParts, request: Request): Promise<Response> {
  const query = takeQuery(request)
  const language = query.get('language_code') ?? undefined
  const locale = isLocale(language) ? language : defaultLocale
  try {
    const link = readLink(query)
    const home = link ? await openLink(app, link) : await sessionHome(app, locale)
    if (!home) throw new EntryFailed('MISSING_URL_PARAMS')
    return replace(home)
  } catch (error) {
    return await backToLogin(app, { error, locale })
  }
}

/** All four parameters are required (P-158 to P-161, P-171). The card's own country counts, not that of the link (P-X16). */
function readLink(query: URLSearchParams): Link | null {
  const token = query.get('cardholder_data')
  const benefitCode = query.get('benefit_code')
  const locale = query.get('language_code') ?? undefined
  return token && benefitCode && isLocale(locale) && query.get('country_code') ? { token, benefitCode, locale } : null
}

async function openLink(app: AppParts, link: Link): Promise<string | null> {
  const card = await exchangeToken(app, link.token)
  if (!card) return sessionHome(app, link.locale)

  try {
    const panToken = card.pan_token
    const answer = await app.queries.fetchQuery(benefitsQuery(app.platform, { panToken, locale: link.locale }))
    const wanted = link.benefitCode.toUpperCase()
    const benefit = answer.benefits.find(({ benefit_code }) => benefit_code.toUpperCase() === wanted)
    if (!benefit) throw new EntryFailed('NO_ACCESS_TO_BENEFIT')
    const { country, locale, home } = await cardHome(app, answer.ica_country, (one) => languageOf(one, link.locale))
    const holder = { panToken, last4: card.last4, isBrandAgnostic: answer.is_brand_agnostic }
    storePrefill(app.store, { benefitCode: benefit.benefit_code, fields: card.prefill })
    const to = canStartClaim(benefit, country) && (await claimAddress(app, { country, card: holder, benefit, locale }))
    app.session.begin(holder)
    // If no claim can be started for this benefit, the person is logged in all the same.
    return to || home
  } catch (error) {
    forgetPrefill(app.store)
    signOut(app.platform, card.pan_token)
    throw error
  }
}

type Wanted = Parameters<typeof OpenClaim>[1] & { country: Country }

/** The claim, or the page that first asks for the day of the loss. */
async function claimAddress(app: AppParts, { country: { code }, ...wanted }: Wanted): Promise<string> {
  const { benefit, locale } = wanted
  if (needsDay(benefit, app.platform.today())) {
    return countryPath(code, locale, `${paths.claims}/${benefit.benefit_code}`)
  }
  const { openClaim } = await loadPage(() => import('../../blocks/claim-drafts/open-claim.ts'))()
  return claimPath(code, locale, await openClaim(app, wanted))
}
