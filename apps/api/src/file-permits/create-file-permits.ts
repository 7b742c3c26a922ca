import { signFile } from '@amparo/contract/files'
import { ClaimToken, PanToken, StatusToken } from '@amparo/contract/primitives'
import { type Call, implement } from '@amparo/service/app/implement'
import * as z from 'zod/mini'
import type { Cards } from '../cards/create-cards.ts'
import type { ClaimStatus } from '../claim-status/create-claim-status.ts'
import type { Claimants } from '../claimants/create-claimants.ts'
import type { Files } from '../files/create-files.ts'
import type { Clock } from '../platform/clock.ts'
import { limited } from '../platform/rate-limits.ts'

type Parts = {
  clock: Clock
  cards: Pick<Cards, 'findOr'>
  claimants: Pick<Claimants, 'policyOf'>
  statusTokens: Pick<ClaimStatus['tokens'], 'findClaimId'>
  files: Pick<Files, 'sign'>
}
type SignCall = Pick<Call<typeof signFile>, 'bearer' | 'refuse' | 'log'>

/** Only somebody who is making a claim or has made one may send a file: the bearer is the token of a card, a policy's claim form or a status check. */
export function createFilePermits({ clock, cards, claimants, statusTokens, files }: Parts) {
  async function cardOf(token: string, { refuse, log }: SignCall) {
    const card = await cards.findOr(token, { log, whenDown: () => refuse('service_unavailable') })
    return card?.card_id ?? null
  }

  /** Whose quota the file counts towards. */
  async function senderOf(call: SignCall): Promise<string> {
    const token = call.bearer ?? ''
    const is = (schema: z.ZodMiniType) => z.safeParse(schema, token).success
    const found = async (kind: string, id: Promise<string | null>) =>
      `${kind} ${(await id) ?? call.refuse('unauthorized')}`
    if (is(PanToken)) return found('card', cardOf(token, call))
    if (is(ClaimToken)) return found('policy', claimants.policyOf(token))
    if (is(StatusToken)) return found('claim', statusTokens.findClaimId(token, clock.now()))
    return call.refuse('unauthorized')
  }

  return {
    routes: limited('file_signing', [implement(signFile, async (call) => files.sign(await senderOf(call), call))]),
  }
}
