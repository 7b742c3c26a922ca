import { sendPhoneCode } from '@amparo/contract/phone-verification'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { implement } from '@amparo/service/app/implement'
import { count } from '@amparo/service/telemetry/metrics/count'
import type { Sms } from '../platform/sms/sms.ts'
import { canonicalPhone } from './canonical-phone.ts'
import type { phoneCodeMessages } from './phone-code-message.ts'
import type { createPhoneCodes } from './phone-codes.ts'

type Parts = {
  newCode: ReturnType<typeof createPhoneCodes>['newCode']
  codeMessage: ReturnType<typeof phoneCodeMessages>
  sms: Sms
}

/**
 * Sends no code to a phone that cannot exist, cannot be reached or got too many codes, nor for an address that asked for too many
 * (C-226, C-227, C-231, C-569).
 */
export function sendPhoneCodeRoute({ newCode, codeMessage, sms }: Parts) {
  return implement(sendPhoneCode, async ({ body, address, refuse, log }) => {
    const { phone_number, phone_type, language_code: locale = defaultLocale } = body
    if (!phoneCheck(phone_number)) return { sent: false }
    const to = canonicalPhone(phone_number)
    const code = await newCode({ phone: to, address })
    if (code === null) return { sent: false }

    const isHome = phone_type === 'home'
    const kind = isHome ? 'call' : 'sms'
    const text = codeMessage({ kind, code, locale })
    const { sent } = await (isHome ? sms.call({ to, text, locale }) : sms.send({ to, text })).catch((error: Error) => {
      count('amparo_messages', { kind, outcome: 'failed' })
      // Its message may quote the number or the text.
      log.error({ cause: error.name }, 'the message service failed')
      return refuse('service_unavailable')
    })
    count('amparo_messages', { kind, outcome: sent ? 'sent' : 'failed' })
    return { sent }
  })
}
