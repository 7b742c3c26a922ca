import type { Input } from '@amparo/contract/endpoint'
import { sendMagicLink } from '@amparo/contract/sign-in'
import { usePlatform } from '../../platform/platform.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'

/** Sends a sign-in link by mail (M-023). The answer is the same whether or not the address is known. */
export function useSendMagicLink(callbacks: ActionCallbacks<null>) {
  const { api } = usePlatform()
  return useAction({
    run: (signal, body: Input<typeof sendMagicLink>['body']) => api(sendMagicLink, { body }, { signal }),
    reportAs: 'CARDHOLDER_PAY_AUTH_API_ERROR',
    ...callbacks,
  })
}
