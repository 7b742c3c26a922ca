import { useAppParts } from '../../session/app-parts.ts'
import { type ActionCallbacks, useAction } from '../use-action.ts'
import { fileAsUser, isSessionOver } from './as-user.ts'

/** Fetches one of the listed documents with the session's token (M-250, M-310). */
export function useGetPolicyDocument(callbacks: ActionCallbacks<Blob>) {
  const app = useAppParts()
  return useAction({
    run: (signal, url: string) => fileAsUser(app, url, { signal }),
    reportAs: (error) => (isSessionOver(error) ? null : 'CARDHOLDER_PAY_DOCUMENT_URL_API_ERROR'),
    ...callbacks,
  })
}
