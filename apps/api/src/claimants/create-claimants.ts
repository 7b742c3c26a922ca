import type { Catalogue, Product } from '@amparo/catalogue/catalogue'
import { ClaimToken } from '@amparo/contract/primitives'
import type { Database, Queryable } from '@amparo/database/database'
import type { IsoDate } from '@amparo/rules/dates/iso-date'
import { isCoveredOn } from '@amparo/rules/policies/covered-days'
import * as z from 'zod/mini'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { CardCall } from '../cards/create-cards.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import { createClaimTokens } from './claim-tokens-repository.ts'
import { claimWidgetRoutes } from './claim-widget-routes.ts'
import { policyProduct } from './policy-product.ts'

type Parts = {
  database: Database
  clock: Clock
  catalogue: Catalogue
  benefits: Benefits
  policies: Policies
  claimRegister: Pick<ClaimRegister, 'listOfPolicy'>
  /** The page of the claim form, relative to the portal unless it is elsewhere. */
  widgetUrl: string
}

/** Who a claim comes from: a card or a policy, never both. */
type Claimant = {
  card_id: string | null
  policy_id: string | null
  product: Product
  /** Answers to hidden questions that are known for certain. */
  known: Readonly<Record<string, string>>
  coversLossOn(day: IsoDate): boolean
  /** Uses up what a new claim costs, in its transaction; null if it costs nothing. False if there is nothing left to use up. */
  spend: ((tx: Queryable) => Promise<boolean>) | null
}

export type Claimants = ReturnType<typeof createClaimants>

/** Turns the token of a claim's calls into who claims. */
export function createClaimants(parts: Parts) {
  const { database, clock, catalogue, benefits, policies } = parts
  const tokens = createClaimTokens(database)
  const product = policyProduct(catalogue)

  async function ofCard(token: string, call: CardCall): Promise<Claimant> {
    const { card, product } = await benefits.requireProduct(token, call)
    return { card_id: card.card_id, policy_id: null, product, known: {}, coversLossOn: () => true, spend: null }
  }

  /** Null for a token that is unknown or has ended. */
  async function ofPolicy(token: string): Promise<(Claimant & { policy: Policy; expires_at: Date }) | null> {
    const found = await tokens.find(token, clock.now())
    const policy = found && (await policies.find(found.policy_id))
    if (!policy) return null
    return {
      policy,
      expires_at: found.expires_at,
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

    async require(token: string, call: CardCall<'claim_token_expired'>): Promise<Claimant> {
      if (!z.safeParse(ClaimToken, token).success) return ofCard(token, call)
      return (await ofPolicy(token)) ?? call.refuse('claim_token_expired')
    },

    routes: claimWidgetRoutes({ ...parts, tokens, product, ofPolicy }),
  }
}

/** What the policy covers, as the hidden questions of its claim form ask it (M-247, M-248). */
function coverageAnswers({ coverages }: Policy) {
  const has = (id: string) => (coverages.some((one) => one.id === id) ? 'yes' : 'no')
  return { has_accident_medical_expense: has('AME'), has_critical_illness: has('CI') }
}
