import { CallFailed } from '@amparo/contract/call'
import { chooseClaimMails } from '@amparo/contract/claim-mails'
import type { Input } from '@amparo/contract/endpoint'
import { usePlatform } from '../platform/platform.ts'
import { type ActionCallbacks, useAction } from './use-action.ts'

type Choice = Input<typeof chooseClaimMails>['body']

export const isUnknownLink = (error: unknown) => error instanceof CallFailed && error.code === 'unknown_link'

/** Turns mail about claims off or on, and returns which. A link that was changed on its way is no error of ours. */
export function useChooseClaimMails(callbacks: ActionCallbacks<boolean>) {
  const { api } = usePlatform()
  return useAction({
    async run(signal, body: Choice) {
      await api(chooseClaimMails, { body }, { signal })
      return body.is_wanted
    },
    reportAs: (error) => (isUnknownLink(error) ? null : 'UNEXPECTED_ERROR'),
    ...callbacks,
  })
}
