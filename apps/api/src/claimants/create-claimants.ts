import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import { ClaimToken } from '@amparo/contract/primitives'
import type { Database, Queryable } from '@amparo/database/database'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { isCoveredOn } from '@amparo/rules/policies/covered-days'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { CardCall } from '../cards/create-cards.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { Repeat } from '../platform/repeat-every-minute.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import { createClaimTokens } from './claim-tokens-repository.ts'
import { claimWidgetRoutes } from './claim-widget-routes.ts'
import { policyProduct } from './policy-product.ts'

type Parts = {
  database: Database
  repeat: Repeat
  log: Pick<FastifyBaseLogger, 'error'>
  clock: Clock
  catalogue: Catalogue
  benefits: Benefits
  policies: Policies
  claimRegister: Pick<ClaimRegister, 'listOfPolicy'>
  /** The address of the claim form, relative to the portal or absolute. */
  widgetUrl: string
}

/** Who makes a claim: a card or a policy, never both. */
type Claimant = {
  /** Of the card or policy, whatever token was used. */
  id: string
  card_id: string | null
  policy_id: string | null
  product: Product
  /** The server's own answers to hidden questions, which overwrite those that were sent. */
  known: Readonly<Record<string, string>>
  coversLossOn(day: IsoDate, benefitCode: string): boolean
  /** Uses up the claim token in the transaction that stores the claim. False if it has been used. Null for a card, which can make any number of claims. */
  spend: ((tx: Queryable) => Promise<boolean>) | null
}

export type Claimants = ReturnType<typeof createClaimants>

/** Finds the claimant behind the token that a call about a claim sends. */
export function createClaimants(parts: Parts) {
  const { database, repeat, log, clock, catalogue, benefits, policies } = parts
  const tokens = createClaimTokens(database)
  const deleteExpired = () => tokens.deleteExpired(clock.now())
  const deleting = repeat(deleteExpired, {
    log,
    name: 'delete expired claim tokens',
    failure: 'expired claim tokens were not deleted',
  })
  const product = policyProduct(catalogue)

  async function ofCard(token: string, call: CardCall): Promise<Claimant> {
    const { card, product } = await benefits.requireProduct(token, call)
    const { card_id } = card
    const coversLossOn = (day: IsoDate, code: string) => benefitOn(product, code, day) !== null
    return { id: card_id, card_id, policy_id: null, product, known: {}, coversLossOn, spend: null }
  }

  /** Null if the token is unknown or has expired. */
  async function ofPolicy(token: string): Promise<(Claimant & { policy: Policy; expires_at: Date }) | null> {
    const found = await tokens.find(token, clock.now())
    const policy = found && (await policies.find(found.policy_id))
    if (!policy) return null
    return {
      policy,
      expires_at: found.expires_at,
      id: policy.id,
      card_id: null,
      policy_id: policy.id,
      product,
      known: coverageAnswers(policy),
      coversLossOn: (day) => isCoveredOn({ ...policy, status: policies.statusOf(policy) }, day),
      spend: (tx) => tokens.spend(tx, token, clock.now()),
    }
  }

  return {
    personalData: { erase: tokens.revokeAll },
    deleteExpired,
    close: deleting.stop,

    async require(token: string, call: CardCall<'claim_token_expired'>): Promise<Claimant> {
      if (!z.safeParse(ClaimToken, token).success) return ofCard(token, call)
      return (await ofPolicy(token)) ?? call.refuse('claim_token_expired')
    },

    /** The policy that the token of a claim form is for, or null if it is unknown or has ended. */
    policyOf: async (token: string) => (await tokens.find(token, clock.now()))?.policy_id ?? null,

    routes: claimWidgetRoutes({ ...parts, tokens, product, ofPolicy }),
  }
}

/** What the policy covers, as answers to the hidden questions of its claim form (M-247, M-248). */
function coverageAnswers({ coverages }: Policy) {
  const has = (id: string) => (coverages.some((one) => one.id === id) ? 'yes' : 'no')
  return { has_accident_medical_expense: has('AME'), has_critical_illness: has('CI') }
}
