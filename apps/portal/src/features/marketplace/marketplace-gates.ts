import { isLocale, type Locale } from '@amparo/rules/locale/locales'
import { type LoaderFunction, type LoaderFunctionArgs, redirect } from 'react-router'
import { prefetchOnce } from '../../platform/calls/query-client.ts'
import { benefitPath, MARKETPLACE_BENEFIT } from '../../platform/navigation/marketplace-paths.ts'
import { countryPath, paths } from '../../platform/navigation/paths.ts'
import { type SignInReason, signInPath } from '../../platform/navigation/sign-in-paths.ts'
import { featureFlagsQuery, isOn } from '../../queries/list-feature-flags.ts'
import type { AppParts } from '../../session/app-parts.ts'

/** Where a visit is: the guard lets no other language in. */
export function scopeOf({ countryCode = '', languageCode }: LoaderFunctionArgs['params']): {
  country: string
  locale: Locale
} {
  if (!isLocale(languageCode)) throw redirect('/')
  return { country: countryCode, locale: languageCode }
}

/** Home and benefit detail are for cardholders in the USA while the marketplace is open; others go to their benefits (M-004, M-005, M-X04). */
export function openGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit, context) => {
    await guard(visit, context)
    const { country, locale } = scopeOf(visit.params)
    await prefetchOnce(app.queries, featureFlagsQuery(app.platform))
    const flags = app.queries.getQueryData(featureFlagsQuery(app.platform).queryKey)
    if (country.toUpperCase() !== 'USA' || !isOn(flags, 'mcu_nam_cp')) {
      throw redirect(countryPath(country, locale, paths.benefits))
    }
    return null
  }
}

/** A benefit that the marketplace does not sell leads to its home; capital letters to the address in lower case (M-X03). */
export function detailGate(app: AppParts, guard: LoaderFunction): LoaderFunction {
  const gate = openGate(app, guard)
  return async (visit, context) => {
    await gate(visit, context)
    const { benefitCode = '' } = visit.params
    const scope = scopeOf(visit.params)
    if (benefitCode.toLowerCase() !== MARKETPLACE_BENEFIT)
      throw redirect(countryPath(scope.country, scope.locale, paths.marketplace))
    if (benefitCode !== benefitCode.toLowerCase()) throw redirect(benefitPath({ ...scope, benefitCode }))
    return null
  }
}

/** Purchase and self-service are about the one benefit that is sold: any other code in their address leads to its code (M-X03). */
export function benefitGate(guard: LoaderFunction): LoaderFunction {
  return async (visit, context) => {
    await guard(visit, context)
    if (visit.params.benefitCode === MARKETPLACE_BENEFIT) return null
    const { pathname, search } = new URL(visit.request.url)
    throw redirect(pathname.replace(codeInPath, `$1${MARKETPLACE_BENEFIT}`) + search)
  }
}

const codeInPath = new RegExp(`(${paths.marketplace}(?:${paths.selfService})?/)[^/]+`, 'i')

/** Leads to sign-in, which says why, and from there back. */
export function toSignIn({ request, params }: LoaderFunctionArgs, why: SignInReason): Response {
  const { pathname, search } = new URL(request.url)
  return redirect(signInPath(scopeOf(params), pathname + search, why))
}

/** A page about a quote or a policy: without a session it leads to sign-in and back. */
export function signedInGate({ user }: AppParts, guard: LoaderFunction): LoaderFunction {
  return async (visit, context) => {
    await guard(visit, context)
    await user.settled()
    if (!user.get()) throw toSignIn(visit, 'needed')
    return null
  }
}
