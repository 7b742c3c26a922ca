import { endpoint } from './endpoint.ts'
import { marketplace } from './marketplace.ts'
import { Nothing } from './primitives.ts'

/** Our addition: a logout revokes the session on the server as well. Apart from `users.ts`, because every page can log out. */
export const endUserSession = endpoint({
  ...marketplace,
  summary: 'Log out',
  method: 'POST',
  path: '/api/v2/marketplace/auth/logout/',
  answer: Nothing,
  refusals: [],
})
