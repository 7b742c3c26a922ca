import type { Answer, Input } from '@amparo/contract/endpoint'
import { validatePhoneCode } from '@amparo/contract/phone-verification'
import { usePlatform } from '../platform/platform.ts'
import { type ActionCallbacks, useAction } from './use-action.ts'

type Body = Input<typeof validatePhoneCode>['body']

/** Checks the code that a phone got, and answers a token (C-571, C-572). A failure is reported (C-604). */
export function useValidatePhoneCode(callbacks: ActionCallbacks<Answer<typeof validatePhoneCode>>) {
  const { api } = usePlatform()
  return useAction({
    run: (signal, body: Body) => api(validatePhoneCode, { body }, { signal }),
    reportAs: 'VALIDATE_PHONE_VERIFICATION_API_ERROR',
    ...callbacks,
  })
}
