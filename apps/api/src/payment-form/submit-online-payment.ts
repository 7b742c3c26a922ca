import { CallFailed } from '@amparo/contract/call'
import { submitOnlinePayment } from '@amparo/contract/payment-form'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { brazilDays } from '@amparo/rules/payment-form/brazil-days'
import { paymentProblems } from '@amparo/rules/payment-form/payload'
import { implement } from '../services.ts'

/** C-517 to C-538, C-576: judged by the rules of the browser, received once, finished by a job. */
export const submitOnlinePaymentRoute = implement(submitOnlinePayment, async ({ body, refuse, log }, services) => {
  const { pan_token, claim_number: claimNumber, application, documents } = body
  const card = await services.cards.find(pan_token).catch((error: Error) => {
    const vault_request_id = error instanceof CallFailed ? error.requestId : null
    log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
    return refuse('service_unavailable')
  })
  const { card_id: cardId } = card ?? refuse('unable_to_verify_card')
  const claim = (await services.onlinePayment.find({ claimNumber, cardId })) ?? refuse('claim_not_found')

  const { account_information, review_and_submit } = application
  const checks = { today: brazilDays(services.clock.now()), isPhone: phoneCheck }
  const problems = paymentProblems(account_information, review_and_submit, documents, checks)
  if (problems.length > 0) return refuse('missing_fields', { problems })

  const { files, unapproved } = await services.files.sent(documents)
  if (unapproved.length > 0) return refuse('document_not_approved', { problems: unapproved })
  const foreign = await services.submission.filesOfOthers(files, cardId)
  if (foreign.length > 0) return refuse('document_not_approved', { problems: foreign })
  return { long_op_id: await services.onlinePayment.receive(claim, { application, files }) }
})
