import { signOut } from '@amparo/contract/cards'
import { implement } from '../services.ts'

export const signOutRoute = implement(signOut, async ({ body, refuse, log }, { cards }) => {
  await cards.revoke(body.pan_token).catch((error: Error) => {
    log.error({ cause: error.message }, 'the token was not revoked')
    return refuse('service_unavailable')
  })
  return null
})
