import type { Slug } from '@amparo/content/slugs'
import type { Benefit } from '@amparo/contract/benefits'
import { guideLink } from '@amparo/rules/benefits/guide-link'
import { openBenefit } from '@amparo/rules/benefits/open-benefit'
import { type LetterKind, letterKind } from '@amparo/rules/letters/letter-kinds'
import { isLocale, type Locale } from '@amparo/rules/locale/locales'
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router'
import { contentQuery } from '../../platform/content/content.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { countryQuery } from '../../queries/get-country.ts'
import { benefitsQuery } from '../../queries/list-benefits.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { cwdVerified } from '../../session/session-fields.ts'

/** Starts loading the texts of the list while the guard still loads the benefits. */
export function homeGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  return (visit, context) => {
    void fetchAhead(app, visit, ['benefits-home', 'benefits', 'third-party-banner'])
    return guard(visit, context)
  }
}

/**
 * Decides before anything is rendered whether the address is a benefit of the card, so that the wrong page never shows, not even
 * for a moment (P-228 to P-232). `guard` decides whether the person may be here at all.
 */
export function benefitGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit) => {
    void fetchAhead(app, visit, ['benefit-page', 'benefits', 'before-you-start'])
    await guard(visit)
    await benefitAt(app, visit)
    return null
  }
}

/** Redirects from a guide that does not exist, or that the country or the benefit hides, to its benefit (P-272 to P-274, P-279). */
export function guideGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit) => {
    void fetchAhead(app, visit, ['guide-page'])
    await guard(visit)
    const { benefit, productCode, locale } = await benefitAt(app, visit)
    const { countryCode = '', benefitCode } = visit.params
    const country = await readCountry(app, countryCode)
    const others = country?.languages
    const guides = await app.queries.ensureQueryData(contentQuery(app.platform, { slug: 'guides', locale, others }))
    const isShown = country && guideLink(benefit, { country, productCode, locale }) !== null
    if (isShown && Object.hasOwn(guides, benefit.content_entry ?? '')) return null
    throw redirect(countryPath(countryCode, locale, `${paths.benefits}/${benefitCode}`))
  }
}

/** Redirects to the benefit from a letter that its card has not made in this session, or that its country does not have (C-326 to C-328, C-363, C-368, C-399). */
export function letterGate(app: AppParts, guard: LoaderFunction, kind: LetterKind): LoaderFunction {
  return async (visit) => {
    void fetchAhead(app, visit, ['letter-page'])
    await guard(visit)
    const { benefit, locale } = await benefitAt(app, visit)
    const { countryCode = '', benefitCode } = visit.params
    const isHad = letterKind(benefit.benefit_code, countryCode.toUpperCase()) === kind
    if (isHad && (await madeLetter(app, benefit.benefit_code))?.kind === kind) return null
    throw redirect(countryPath(countryCode, locale, `${paths.benefits}/${benefitCode}`))
  }
}

/** The encrypted store is loaded here rather than with every page. */
async function madeLetter(app: AppParts, benefitCode: string) {
  const { letters } = await import('../../session/letters/letters.ts')
  const made = app.part(letters)
  await made.ready
  return made.of(benefitCode)
}

type Opened = { benefit: Benefit; productCode: string; locale: Locale }

async function benefitAt(app: AppParts, { params }: LoaderFunctionArgs): Promise<Opened> {
  const { platform, queries, session, store } = app
  const { countryCode = '', languageCode: locale, benefitCode = '' } = params
  const panToken = session.card()?.panToken
  if (!isLocale(locale) || !panToken) throw redirect('/')

  const others = await otherLanguages(app, countryCode)
  const [{ benefits, product_code: productCode }, entries] = await Promise.all([
    queries.ensureQueryData(benefitsQuery(platform, { panToken, locale })),
    queries.ensureQueryData(contentQuery(platform, { slug: 'benefit-details', locale, others })),
  ])
  const isCwdVerified = cwdVerified.read(store) === true
  const benefit = openBenefit(benefits, benefitCode, { today: platform.today(), entries, isCwdVerified })
  if (!benefit) throw redirect(countryPath(countryCode, locale, paths.benefits))
  return { benefit, productCode, locale }
}

/** Loads the texts of a page in parallel, while the guard still loads the card's benefits. */
async function fetchAhead(app: AppParts, { params }: LoaderFunctionArgs, slugs: Slug[]) {
  const { countryCode = '', languageCode: locale } = params
  if (!isLocale(locale) || !app.session.card()) return
  const others = await otherLanguages(app, countryCode)
  for (const slug of slugs) void app.queries.prefetchQuery(contentQuery(app.platform, { slug, locale, others }))
}

/** The fallback languages of a text (P-314). Every query for it must name the same ones, because the first fills the cache. */
async function otherLanguages(app: AppParts, countryCode: string): Promise<readonly Locale[]> {
  return (await readCountry(app, countryCode))?.languages ?? []
}

function readCountry({ platform, queries }: AppParts, countryCode: string) {
  return queries.ensureQueryData(countryQuery(platform, countryCode)).catch(() => null)
}
