import { setTimeout as pause } from 'node:timers/promises'
import type { postgresScene } from '@amparo/chaos/postgres-scene'
import { seeded } from '@amparo/chaos/random'
import { randomCardNumber } from '@amparo/chaos/random-card-number'
import { call } from '@amparo/contract/call'
import { listClaimPages } from '@amparo/contract/claim-forms'
import { getLongOperation } from '@amparo/contract/long-operations'
import { submitClaim } from '@amparo/contract/submission'
import { claimsToSend } from '../requests/claims-to-send.ts'
import { addresses } from '../requests/variants.ts'

const CLAIMS = 40
const CARDS = 5_000
const ADDRESSES = 20_000

export type World = Awaited<ReturnType<typeof prepareWorld>>
export type Scene = Awaited<ReturnType<typeof postgresScene>>

/** What people have before they arrive: cards, tokens, claims with a number. Plain data, because another process sends the requests. */
export async function prepareWorld({ origins, vault }: Scene) {
  const origin = origins[0] as string
  const sendable = await claimsToSend({ origin, vault })
  const { tokens, days, dayMarker, tokenMarker } = sendable
  const { today, language_code } = sendable.body
  const template = JSON.stringify(sendable.body)
  const claims: { claim_number: string; postal_code: string }[] = []
  for (const [place, token] of tokens.slice(0, CLAIMS).entries()) {
    const body = JSON.parse(template.replace(tokenMarker, token).replace(dayMarker, days[0] ?? ''))
    const headers = { 'x-forwarded-for': `10.1.0.${place}` }
    const { long_op_id } = await call(submitClaim, { body }, { origin, headers })
    const postal_code = String(body.application.cardholder_details.cardholder_postal_code)
    claims.push({ claim_number: await numberOf(origin, long_op_id), postal_code })
  }
  const query = { pan_token: tokens[0], today, language_code }
  const { pages } = await call(listClaimPages, { params: { code: 'CDW' }, query }, { origin })
  const random = seeded(7)

  return {
    today,
    tokens,
    claims,
    cards: Array.from({ length: CARDS }, () => randomCardNumber(random)),
    addresses: addresses(ADDRESSES),
    questionPages: pages.map(({ page_key }) => page_key),
    vaultOrigin: vault,
    apiPorts: origins.map((one) => Number(new URL(one).port)),
    vaultPort: Number(new URL(vault).port),
    submit: { body: template, tokenMarker, dayMarker, days },
    /** Claims before this one have been sent: the same again would be less work. */
    firstSubmit: tokens.length,
  }
}

async function numberOf(origin: string, id: string): Promise<string> {
  for (;;) {
    const { result } = await call(getLongOperation, { params: { id } }, { origin })
    if (result?.response.claim_number) return result.response.claim_number
    if (result) throw new Error(`a claim failed with ${result.response.error?.code}`)
    await pause(50)
  }
}
