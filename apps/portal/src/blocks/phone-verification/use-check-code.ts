import { CallFailed } from '@amparo/contract/call'
import { latinDigits } from '@amparo/rules/text/latin-digits'
import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useValidatePhoneCode } from '../../queries/validate-phone-code.ts'
import { useCard } from '../../session/card-session.ts'

/** The longest code (C-240). */
const MOST_CHARACTERS = 6

type Options = { phone: string; onVerified: (token: string) => void; onWrong: () => void }

/** Checks a code and hands over the token (C-232), or says what is wrong with the code (C-239, C-240, C-243, C-244). */
export function useCheckCode({ phone, onVerified, onWrong }: Options) {
  const text = useContent('phone-verification')
  const panToken = useCard()?.panToken ?? ''
  const [error, setError] = useState<string | null>(null)
  const { start, isRunning } = useValidatePhoneCode({
    onDone: ({ token }) => {
      setError(null)
      onVerified(token)
    },
    onFailed: (failure) => showError(refusalText(failure)),
  })

  function refusalText(failure: unknown): string {
    const code = failure instanceof CallFailed ? failure.code : ''
    if (code === 'invalid_code') return text.invalid_code
    if (code === 'max_verify_attempts_reached') return text.max_verify_attempts_reached
    return code === 'unable_to_verify_card' ? text.unable_to_verify_card : text.failed
  }

  function showError(why: string) {
    setError(why)
    onWrong()
  }

  function check(typed: string) {
    const code = withoutSeparators(typed)
    if (code === '') return showError(text.code_required)
    if (code.length > MOST_CHARACTERS) return showError(text.code_too_long)
    void start({ phone_number: phone, code, pan_token: panToken })
  }

  return { check, error, isBusy: isRunning }
}

/** People type a code as they read it: in groups, or with the digits of their own script. */
function withoutSeparators(typed: string): string {
  return latinDigits(typed).replace(/[\s-]/g, '')
}
