import { sendPhoneCode } from '@amparo/contract/phone-verification'
import { useRef, useState } from 'react'
import { useLocale } from '../../platform/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { inTime } from '../../session/in-time.ts'
import { loadPhonePlans, phonePlans } from '../phone/load-phone-plans.ts'
import type { SentCode } from './phone-verification.tsx'

type Problems = { phone?: 'required' | 'invalid'; type?: 'required' }

/** C-235 to C-238. Without the numbering plans the shape of a number has to do [C-236, C-241]. */
function problemsOf({ phone, type }: Partial<SentCode>): Problems {
  const isNumber = phone !== undefined && /^\+\d{6,15}$/.test(phone) && phonePlans()?.phoneCheck(phone) !== false
  return {
    ...(!phone ? { phone: 'required' } : !isNumber && { phone: 'invalid' }),
    ...(!type && { type: 'required' }),
  }
}

/** Plans that are not there by then are done without. */
const PLANS_MS = 5_000

/** Says what is wrong, or sends the code [C-569]. What is not sent, for whatever reason, is a locked number [C-231]. */
export function useSendCode(onSent: (sent: SentCode) => void) {
  const { api, report } = usePlatform()
  const language_code = useLocale()
  const [isBusy, setBusy] = useState(false)
  const [isLocked, setLocked] = useState(false)
  const isUnderWay = useRef(false)

  async function isSent({ phone, type }: SentCode): Promise<boolean> {
    try {
      return (await api(sendPhoneCode, { body: { phone_type: type, phone_number: phone, language_code } })).sent
    } catch (error) {
      report('SEND_PHONE_VERIFICATION_API_ERROR', error)
      return false
    }
  }

  async function send(given: Partial<SentCode>): Promise<Problems | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    setLocked(false)
    await inTime(loadPhonePlans(), { ms: PLANS_MS }).catch(() => undefined)
    const problems = problemsOf(given)
    const isSound = Object.keys(problems).length === 0
    const wasSent = isSound && (await isSent(given as SentCode))
    isUnderWay.current = false
    setBusy(false)
    if (!isSound) return problems
    if (wasSent) onSent(given as SentCode)
    else setLocked(true)
    return null
  }

  return { send, problemsOf, isBusy, isLocked }
}
