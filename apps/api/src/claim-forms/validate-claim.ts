import { validateClaim } from '@amparo/contract/claim-forms'
import { dateOfLoss } from '@amparo/form-engine/answers/date-of-loss'
import { withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { type AskedPage, askedPages, storedAnswers } from '@amparo/form-engine/answers/normalise-page'
import type { Context } from '@amparo/form-engine/context'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { askedProblems } from '@amparo/form-engine/problems/page-problems'
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
    const { page_key, benefit_code, today: asOf, language_code: locale } = call.body
    const { form, country, claimant } = await claimFormFor(call.body, call)
    limitClaimant(claimant.id)
    const isWanted = (page: { page_key: string }) => page_key === undefined || page.page_key === page_key
    if (!form.pages.some(isWanted)) return call.refuse('invalid_request')

    const given = withHiddenAnswers(form.pages, call.body.application, claimant.known)
    const application = await knownVehicles(form.pages, given)
    const asked = askedPages(form.pages, application)
    const context = {
      today: latestDay(clock.now()),
      asOf,
      locale,
      country,
      phone: phoneCheck,
      application: storedAnswers(asked),
    }
    const wanted = asked.filter(isWanted)
    const found = wanted.flatMap((page) => problemsOf(page, context))
    const isCovered = (day: string) => claimant.coversLossOn(day, benefit_code)
    const uncovered = uncoveredLoss(wanted, isCovered).filter(({ path }) => !found.some((one) => one.path === path))
    const errors = byPage([...found, ...uncovered])
    const error_code = Object.keys(errors).length > 0 ? ('invalid_answers' as const) : null
    return { error_code, errors }
  })
}

/** Nobody reads more, and responses stay small whatever is sent. */
const MOST_PROBLEMS = 100

type PageProblem = { page_key: string; path: string; message: string }

const problemsOf = (page: AskedPage, context: Context): PageProblem[] =>
  askedProblems(page, context).map(({ path, message }) => ({ page_key: page.page_key, path, message }))

/** Here too, so that nobody learns it only after the last page. */
function uncoveredLoss(pages: readonly AskedPage[], isCovered: (day: string) => boolean): PageProblem[] {
  const loss = dateOfLoss(pages)
  if (!loss || isCovered(loss.day)) return []
  const { key: path, page } = loss
  const message = page.questions.find(({ question_key }) => question_key === path)?.error_message ?? ''
  return [{ page_key: page.page_key, path, message }]
}

function byPage(problems: readonly PageProblem[]) {
  const pages = Map.groupBy(problems.slice(0, MOST_PROBLEMS), ({ page_key }) => page_key)
  return Object.fromEntries(Array.from(pages, ([page, found]) => [page, byPath(found)]))
}

function byPath(problems: readonly { path: string; message: string }[]): Record<string, string[]> {
  const paths = Map.groupBy(problems, ({ path }) => path)
  return Object.fromEntries(Array.from(paths, ([path, found]) => [path, found.map(({ message }) => message)]))
}
