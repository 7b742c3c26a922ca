import { CallFailed } from '@amparo/contract/call'
import { validatePhoneCode } from '@amparo/contract/phone-verification'
import { implement } from '../services.ts'
import { onePhone } from './one-phone.ts'

/** C-571, C-572. The card comes first: without one nobody gets to try codes. */
export const validatePhoneCodeRoute = implement(
  validatePhoneCode,
  async ({ body, refuse, log }, { cards, phoneVerification }) => {
    const found = await cards.find(body.pan_token).catch((error: Error) => {
      const vault_request_id = error instanceof CallFailed ? error.requestId : null
      log.error({ cause: error.message, vault_request_id }, 'the vault did not answer')
      return refuse('service_unavailable')
    })
    const { card_id: cardId } = found ?? refuse('unable_to_verify_card')

    const phone = onePhone(body.phone_number)
    const outcome = await phoneVerification.validate({ phone, code: body.code, cardId })
    return 'refusal' in outcome ? refuse(outcome.refusal) : outcome
  },
)
