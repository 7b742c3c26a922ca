import { signOut } from '@amparo/contract/sign-out'
import { implement } from '../services.ts'

export const signOutRoute = implement(signOut, async ({ body }, { cards }) => {
  await cards.revoke(body.pan_token)
  return null
})
