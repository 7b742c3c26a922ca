import { revokeToken } from '@amparo/contract/vault'
import { implement } from './services.ts'

/** An unknown token is as ended as one can be: asking twice is no mistake. */
export const revokeTokenRoute = implement(revokeToken, async ({ body }, { cards }) => {
  await cards.revoke(body.pan_token)
  return null
})
