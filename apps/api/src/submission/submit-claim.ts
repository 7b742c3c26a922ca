import { hash } from 'node:crypto'
import type { Application } from '@amparo/contract/claim-forms'
import { submitClaim } from '@amparo/contract/submission'
import type { Queryable } from '@amparo/database/database'
import { storedAnswers } from '@amparo/form-engine/answers/normalise-page'
import { claimJourney } from '@amparo/form-engine/journey/claim-journey'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { implement } from '../services.ts'
import { fingerprint } from './fingerprint.ts'
import { sendsSession } from './sends-session.ts'
import { missingDocuments, unknownDocuments } from './sent-documents.ts'

/** C-553 to C-555: judged by the engine of the browser, received once, finished by a job. */
export const submitClaimRoute = implement(submitClaim, async (call, services) => {
  const { benefit_code, today, language_code: locale, phone_verification_token: phoneToken } = call.body
  const { form, country, card, product } = await services.claimFormFor(call.body, call)
  if (today > latestDay(services.clock.now())) return call.refuse('card_benefit_not_applicable')

  const { application: given, documents } = call.body
  const asked = { benefit_code, country, locale }
  const journey = claimJourney(form.pages, given, { today, locale, country, phone: phoneCheck })
  const wrongAnswers = journey.flatMap((page) =>
    page.problems.map(({ path, rule }) => ({ path: `${page.page_key}.${path}`, code: rule })),
  )
  const problems = [...wrongAnswers, ...unknownDocuments(documents, services.claimDocuments(asked))]
  if (problems.length > 0) return call.refuse('missing_fields', { problems })

  const { files, unapproved } = await services.files.sent(documents)
  if (unapproved.length > 0) return call.refuse('document_not_approved', { problems: unapproved })
  const foreign = await services.submission.filesOfOthers(files, card.card_id)
  if (foreign.length > 0) return call.refuse('document_not_approved', { problems: foreign })

  const application = storedAnswers(journey)
  await services.submission.keepForm(form)
  const claim = {
    fingerprint: fingerprint({ card_id: card.card_id, benefit_code, application, files }),
    card_id: card.card_id,
    benefit_code,
    product_code: product.product_code,
    country,
    language_code: locale,
    as_of: today,
    date_of_loss: dateOfLoss(application),
    application,
    form_version: form.version,
    session_hash: call.bearer && sendsSession(product, services.catalogue) ? hash('sha256', call.bearer, 'hex') : null,
    files,
    missing_documents: missingDocuments(documents, services.claimDocuments({ ...asked, application })),
  }

  const needsPhone = services.phoneBenefits.includes(benefit_code)
  // By another name: a linter takes whatever begins with use for a hook of React.
  const { usePhoneToken: spendPhoneToken } = services.phoneVerification
  const permit = async (tx: Queryable) =>
    phoneToken !== undefined && spendPhoneToken(tx, phoneToken, { cardId: card.card_id })
  const long_op_id = await services.submission.receive(claim, needsPhone ? permit : undefined)
  return long_op_id === null ? call.refuse('phone_not_verified') : { long_op_id }
})

function dateOfLoss(application: Application): string | null {
  const [day] = Object.values(application).flatMap(({ date_of_loss }) => date_of_loss ?? [])
  return typeof day === 'string' ? day : null
}
