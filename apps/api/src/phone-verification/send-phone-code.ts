import { sendPhoneCode } from '@amparo/contract/phone-verification'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { implement } from '../services.ts'
import { onePhone } from './one-phone.ts'

/** C-226, C-227, C-231, C-569: not sent to a phone that cannot exist, cannot be reached, or got too many codes, nor for an address that had too many sent. */
export const sendPhoneCodeRoute = implement(
  sendPhoneCode,
  async ({ body, address, refuse, log }, { phoneVerification, sms }) => {
    const { phone_number, phone_type, language_code: locale = defaultLocale } = body
    if (!phoneCheck(phone_number)) return { sent: false }
    const to = onePhone(phone_number)
    const code = await phoneVerification.newCode({ phone: to, address })
    if (code === null) return { sent: false }

    const isHome = phone_type === 'home'
    const text = phoneVerification.codeMessage({ kind: isHome ? 'call' : 'sms', code, locale })
    const { sent } = await (isHome ? sms.call({ to, text }) : sms.send({ to, text })).catch((error: Error) => {
      // Its message may quote the number or the text.
      log.error({ cause: error.name }, 'the message service failed')
      return refuse('service_unavailable')
    })
    return { sent }
  },
)
