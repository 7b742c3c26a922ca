import { createHmac } from 'node:crypto'
import { type DraftKey, getDraftKey } from '@amparo/contract/draft-keys'
import { getQuoteDraftKey } from '@amparo/contract/quotes'
import { implement } from '@amparo/service/app/implement'
import type { Claimants } from '../claimants/create-claimants.ts'
import type { Policies } from '../policies/create-policies.ts'

type Parts = { claimants: Pick<Claimants, 'require'>; policies: Pick<Policies, 'requireOwn'>; secret: string }

/** The server's halves of the keys that encrypt drafts in browsers. Only somebody who may see a draft gets its half. Nothing is stored. */
export function createDraftKeys({ claimants, policies, secret }: Parts) {
  const hmac = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  const keyOf = (owner: string): DraftKey => ({ key_id: hmac(`id of ${owner}`), key_half: hmac(`half of ${owner}`) })

  return {
    routes: [
      implement(getDraftKey, async ({ body, ...call }) => {
        const { card_id, policy_id } = await claimants.require(body.pan_token, call)
        return keyOf(card_id ? `card ${card_id}` : `claims of policy ${policy_id}`)
      }),
      implement(getQuoteDraftKey, async (call) => {
        const { id } = await policies.requireOwn(call, call.params.id)
        return keyOf(`quote ${id}`)
      }),
    ],
  }
}
