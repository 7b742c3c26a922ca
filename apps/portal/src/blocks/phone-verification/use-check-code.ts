import { CallFailed } from '@amparo/contract/call'
import { validatePhoneCode } from '@amparo/contract/phone-verification'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { useEffect, useRef, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { usePlatform } from '../../platform/platform.ts'
import { useCard } from '../../session/card-session.ts'

/** C-240. */
const MOST_CHARACTERS = 6

/** C-232, C-239, C-240, C-243, C-244, C-571: true when the code was right. */
export function useCheckCode(phone: string, onVerified: (token: string) => void) {
  const text = useContent('phone-verification')
  const { api, report } = usePlatform()
  const panToken = useCard()?.panToken ?? ''
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function refused(failure: unknown): string {
    report('VALIDATE_PHONE_VERIFICATION_API_ERROR', failure)
    const code = failure instanceof CallFailed ? failure.code : ''
    if (code === 'invalid_code') return text.invalid_code
    if (code === 'max_verify_attempts_reached') return text.max_verify_attempts_reached
    return code === 'unable_to_verify_card' ? text.unable_to_verify_card : text.failed
  }

  async function check(typed: string): Promise<boolean> {
    if (isUnderWay.current) return true
    const code = tidied(typed)
    if (code === '' || code.length > MOST_CHARACTERS) {
      setError(code === '' ? text.code_required : text.code_too_long)
      return false
    }
    isUnderWay.current = true
    setBusy(true)
    const answer = await api(validatePhoneCode, { body: { phone_number: phone, code, pan_token: panToken } }).catch(
      (failure: unknown) => ({ problem: refused(failure) }),
    )
    // Whoever has closed the modal meanwhile wants nothing to follow.
    if (!isHere.current) return true
    isUnderWay.current = false
    setBusy(false)
    setError('problem' in answer ? answer.problem : null)
    if ('problem' in answer) return false
    onVerified(answer.token)
    return true
  }

  return { check, error, isBusy }
}

/** People type a code as they read it: in groups, or with the digits of their keyboard. */
function tidied(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '')
}
