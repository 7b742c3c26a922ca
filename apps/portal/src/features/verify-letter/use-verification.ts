import { tidyVerificationCode } from '@amparo/rules/letters/verification-code'
import { groupReadableCode } from '@amparo/rules/text/readable-code'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useSecretFragment } from '../../platform/navigation/use-secret-fragment.ts'
import { usePlatform } from '../../platform/platform.ts'
import { verifyLetterQuery } from '../../queries/verify-letter.ts'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'

/** The code in the field, the check of it, and the letter that was found. A code in the address is checked at once. */
export function useVerification() {
  const platform = usePlatform()
  const text = useContent('verify-letter')
  const [typed, type] = useState('')
  const [code, setCode] = useState<string | null>(null)
  const problemsOf = (written: string) =>
    tidyVerificationCode(written) ? [] : [{ name: 'code', label: text.code, error: text.code_invalid }]
  const errors = useFormErrors(problemsOf(typed))
  const query = useQuery({ ...verifyLetterQuery(platform, code ?? ''), enabled: code !== null })
  const { data, error } = query.isFetching ? nothing : query

  function check(written: string) {
    errors.check(problemsOf(written))
    const next = tidyVerificationCode(written)
    if (next !== null && next === code) void query.refetch()
    else setCode(next)
  }

  useSecretFragment((written) => {
    const found = tidyVerificationCode(written)
    type(found ? groupReadableCode(found) : written)
    check(written)
  })

  return {
    typed,
    type,
    check: () => check(typed),
    errors,
    isBusy: query.isFetching,
    found: data && data.state !== 'unknown' ? data : null,
    isUnknown: data?.state === 'unknown',
    failure: error,
    startAgain: () => {
      type('')
      setCode(null)
    },
  }
}

const nothing = { data: undefined, error: null }
