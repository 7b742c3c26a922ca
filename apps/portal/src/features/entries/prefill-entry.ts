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
import { storePrefill } from '../../session/prefill.ts'
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

  const panToken = card.pan_token
  const { benefit, answer, country, locale, home } = await readCard(app, panToken, link).catch((error) => {
    signOut(app.platform, panToken)
    throw error
  })
  const holder = { panToken, last4: card.last4, isBrandAgnostic: answer.is_brand_agnostic }
  // Before the claim is created: what is known about another card does not belong in it.
  app.session.begin(holder)
  storePrefill(app.store, { benefitCode: benefit.benefit_code, fields: card.prefill })
  // If no claim can be started for this benefit, the person is logged in all the same.
  return canStartClaim(benefit, country) ? claimAddress(app, { country, card: holder, benefit, locale }) : home
}

/** The benefit that the link is about, and where the card is at home. */
async function readCard(app: AppParts, panToken: string, link: Link) {
  const answer = await app.queries.fetchQuery(benefitsQuery(app.platform, { panToken, locale: link.locale }))
  const wanted = link.benefitCode.toUpperCase()
  const benefit = answer.benefits.find(({ benefit_code }) => benefit_code.toUpperCase() === wanted)
  if (!benefit) throw new EntryFailed('NO_ACCESS_TO_BENEFIT')
  return { answer, benefit, ...(await cardHome(app, answer.ica_country, (one) => languageOf(one, link.locale))) }
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
