import { type Application, type ClaimPage, validateClaim } from '@amparo/contract/claim-forms'
import { withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { answersOf, normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import type { Context } from '@amparo/form-engine/context'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { implement } from '@amparo/service/app/implement'
import type { KeyLimit } from '@amparo/service/limits/key-limit'
import type { Clock } from '../platform/clock.ts'
import type { ClaimFormFor } from './claim-form-for.ts'
import type { KnownVehicles } from './known-vehicles.ts'

type Parts = { clock: Clock; claimFormFor: ClaimFormFor; knownVehicles: KnownVehicles; limitClaimant: KeyLimit }

/** Checks the answers of one page or of the whole claim, with the engine that the browser uses (C-551, C-552). */
export function validateClaimRoute({ clock, claimFormFor, knownVehicles, limitClaimant }: Parts) {
  return implement(validateClaim, async (call) => {
    const { page_key, today: asOf, language_code: locale } = call.body
    const { form, country, claimant } = await claimFormFor(call.body, call)
    limitClaimant(claimant.id)
    const pages = page_key === undefined ? form.pages : form.pages.filter((page) => page.page_key === page_key)
    if (pages.length === 0) return call.refuse('invalid_request')

    const given = withHiddenAnswers(form.pages, call.body.application, claimant.known)
    const application = await knownVehicles(form.pages, given)
    const normalised = normaliseClaim(form.pages, application)
    const days = { today: latestDay(clock.now()), asOf }
    const errors = errorsOf(pages, application, {
      ...days,
      locale,
      country,
      phone: phoneCheck,
      application: normalised,
    })
    const error_code = Object.keys(errors).length > 0 ? ('invalid_answers' as const) : null
    return { error_code, errors }
  })
}

/** Nobody reads more, and responses stay small whatever is sent. */
const MOST_PROBLEMS = 100

function errorsOf(pages: readonly ClaimPage[], given: Application, context: Context) {
  const found = pages.flatMap((page) =>
    pageProblems(page, answersOf(given, page), context).map((problem) => ({ ...problem, page: page.page_key })),
  )
  const pagesWrong = Map.groupBy(found.slice(0, MOST_PROBLEMS), ({ page }) => page)
  return Object.fromEntries(Array.from(pagesWrong, ([page, problems]) => [page, byPath(problems)]))
}

function byPath(problems: readonly { path: string; message: string }[]): Record<string, string[]> {
  const paths = Map.groupBy(problems, ({ path }) => path)
  return Object.fromEntries(Array.from(paths, ([path, found]) => [path, found.map(({ message }) => message)]))
}
