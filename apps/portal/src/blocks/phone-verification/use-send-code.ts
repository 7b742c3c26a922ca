import { useState } from 'react'
import { pause } from '../../platform/calls/pause.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { sendPhoneCode } from '../../queries/send-phone-code.ts'
import { useAction } from '../../queries/use-action.ts'
import { loadPhonePlans, phonePlans } from '../phone/load-phone-plans.ts'
import type { SentCode } from './phone-types.ts'

type Problems = { phone?: 'required' | 'invalid'; type?: 'required' }

/** Phone and type are required, and the number must be valid (C-235 to C-238). Without the numbering plans only its form is checked. */
function problemsOf({ phone, type }: Partial<SentCode>): Problems {
  const isNumber = phone !== undefined && /^\+\d{6,15}$/.test(phone) && phonePlans()?.phoneCheck(phone) !== false
  return {
    ...(!phone ? { phone: 'required' } : !isNumber && { phone: 'invalid' }),
    ...(!type && { type: 'required' }),
  }
}

/** How long to wait for the numbering plans before checking without them. */
const PLANS_MS = 5_000

type Options = { onSent: (sent: SentCode) => void; onProblems: (problems: Problems) => void }

/** Sends a code, or says what is wrong with the number. If it was not sent for any other reason, the number is locked (C-231). */
export function useSendCode({ onSent, onProblems }: Options) {
  const platform = usePlatform()
  const language_code = useLocale()
  const [isLocked, setLocked] = useState(false)
  const { start, isRunning } = useAction({
    run: async (signal, given: Partial<SentCode>) => {
      setLocked(false)
      await Promise.race([loadPhonePlans(), pause(PLANS_MS)])
      const problems = problemsOf(given)
      if (Object.keys(problems).length > 0) return { problems }
      const { phone, type } = given as SentCode
      const body = { phone_type: type, phone_number: phone, language_code }
      return { code: { phone, type }, ...(await sendPhoneCode(platform, body, { signal })) }
    },
    reportAs: 'SEND_PHONE_VERIFICATION_API_ERROR',
    onDone: (result) => {
      if (result.problems) onProblems(result.problems)
      else if (result.sent) onSent(result.code)
      else setLocked(true)
    },
    onFailed: () => setLocked(true),
  })

  return { send: start, problemsOf, isBusy: isRunning, isLocked }
}
