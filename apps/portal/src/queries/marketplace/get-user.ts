import { getUser } from '@amparo/contract/users'
import { queryOptions } from '@tanstack/react-query'
import type { AppParts } from '../../session/app-parts.ts'
import { MARKETPLACE } from '../../session/user-session.ts'
import { asUser, isSessionOver } from './as-user.ts'

/** Name and e-mail address of the user (M-038, M-293). */
export function userQuery(app: AppParts) {
  return queryOptions({
    queryKey: [MARKETPLACE, 'user'],
    queryFn: ({ signal, meta }) => asUser(app, getUser, {}, { signal, meta }),
    meta: { reportAs: 'CARDHOLDER_PAY_USER_DETAILS_API_ERROR', isAnswer: isSessionOver },
  })
}
