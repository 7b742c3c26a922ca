import { hash } from 'node:crypto'
import type { Catalogue } from '@amparo/catalogue/catalogue'
import type { submitClaim } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import { dateOfLoss } from '@amparo/form-engine/answers/date-of-loss'
import { withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { storedAnswers } from '@amparo/form-engine/answers/normalise-page'
import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { sendsSession } from '@amparo/rules/claims/sends-session'
import { latestDay } from '@amparo/rules/dates/iso-date'
import type { Call } from '@amparo/service/app/implement'
import type { KeyLimit } from '@amparo/service/limits/key-limit'
import type { ClaimDocuments } from '../claim-documents/create-claim-documents.ts'
import type { ClaimForms } from '../claim-forms/create-claim-forms.ts'
import type { ClaimRegister, ReceivedClaim } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { Users } from '../users/create-users.ts'
import { fingerprint } from './fingerprint.ts'
import { missingDocuments, unknownDocuments } from './sent-documents.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'countries'>
  clock: Clock
  claimForms: Pick<ClaimForms, 'claimFormFor' | 'knownVehicles'>
  claimDocuments: Pick<ClaimDocuments, 'list'>
  claimRegister: Pick<ClaimRegister, 'acceptFiles' | 'storeForm' | 'fingerprint'>
  users: Pick<Users, 'findUser'>
  limitClaimant: KeyLimit
}

/** Keeps responses small whatever is sent. Nobody reads more. */
const MOST_PROBLEMS = 100

/**
 * `spend` uses up the claim token; null for a claim from a card, which has none. `uncount` removes the call from the rate limit, because new
 * claims have a daily limit in the database.
 */
export type CheckedClaim = {
  claim: ReceivedClaim
  spend: ((tx: Queryable) => Promise<boolean>) | null
  uncount: () => void
}
export type CheckClaim = (call: Call<typeof submitClaim>) => Promise<CheckedClaim>

/** The claim that a call submits, or a refusal. Answers are checked with the engine that the browser uses. */
export function createClaimCheck(parts: Parts): CheckClaim {
  const { catalogue, clock, claimForms, claimDocuments, claimRegister, users, limitClaimant } = parts
  /** Of a live session only. Without one the claim is as good; the session's id stays when its token changes. */
  const sessionHash = async (bearer: string | null) => {
    const user = await users.findUser(bearer)
    return user && hash('sha256', user.session_id, 'hex')
  }

  return async (call) => {
    const { benefit_code, today: asOf, language_code: locale, documents } = call.body
    const { form, country, claimant } = await claimForms.claimFormFor(call.body, call)
    const uncount = limitClaimant(claimant.id)
    const today = latestDay(clock.now())
    if (asOf > today) return call.refuse('card_benefit_not_applicable')

    const asked = { benefit_code, country, locale }
    const sent = withHiddenAnswers(form.pages, call.body.application, claimant.known)
    const given = await claimForms.knownVehicles(form.pages, sent)
    const journey = claimJourney(form.pages, given, { today, asOf, locale, country, phone: phoneCheck })
    const wrongAnswers = journey.flatMap((page) =>
      page.problems.map(({ path, rule }) => ({ path: `${page.page_key}.${path}`, code: rule })),
    )
    const application = storedAnswers(journey)
    const loss = dateOfLoss(journey)
    const uncovered =
      loss !== null && !claimant.coversLossOn(loss.day, benefit_code)
        ? [{ path: `${loss.page.page_key}.${loss.key}`, code: 'not_covered' }]
        : []
    const problems = [...wrongAnswers, ...uncovered, ...unknownDocuments(documents, claimDocuments.list(asked))]
    if (problems.length > 0) return call.refuse('missing_fields', { problems: problems.slice(0, MOST_PROBLEMS) })

    const { card_id, policy_id, product } = claimant
    const from = { card_id, policy_id }
    const files = await claimRegister.acceptFiles(documents, { from, refuse: call.refuse })
    await claimRegister.storeForm(form)
    // Whether the session is recorded depends on product and region (C-200 to C-204).
    const isSessionSent = sendsSession({ ...product, region: catalogue.countries.get(country)?.region })
    const claim = {
      fingerprint: claimRegister.fingerprint(fingerprint({ ...from, benefit_code, application, files })),
      ...from,
      benefit_code,
      product_code: product.product_code,
      country,
      language_code: locale,
      as_of: asOf,
      date_of_loss: loss?.day ?? null,
      application,
      form_version: form.version,
      draft_id: card_id && (call.body.draft_id ?? null),
      session_hash: isSessionSent ? await sessionHash(call.bearer) : null,
      files,
      missing_documents: missingDocuments(documents, claimDocuments.list({ ...asked, application })),
    }
    return { claim, spend: claimant.spend, uncount }
  }
}
