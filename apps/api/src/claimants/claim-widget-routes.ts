import type { Product } from '@amparo/catalogue/catalogue'
import { createClaimWidget, listPolicyClaims, readClaimWidget } from '@amparo/contract/claim-widget'
import { defaultLocale } from '@amparo/rules/locale/locales'
import { dayIn } from '@amparo/rules/policies/policy-days'
import { implement } from '@amparo/service/app/implement'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { ClaimRegister } from '../claim-register/create-claim-register.ts'
import type { Clock } from '../platform/clock.ts'
import { limited } from '../platform/rate-limits.ts'
import type { Policies, Policy } from '../policies/create-policies.ts'
import type { createClaimTokens } from './claim-tokens-repository.ts'

type Opened = { policy: Policy; expires_at: Date; known: Readonly<Record<string, string>> }
type Parts = {
  clock: Clock
  benefits: Pick<Benefits, 'answerFor'>
  policies: Pick<Policies, 'requireOwn'>
  claimRegister: Pick<ClaimRegister, 'listOfPolicy'>
  tokens: ReturnType<typeof createClaimTokens>
  product: Product
  ofPolicy: (token: string) => Promise<Opened | null>
  widgetUrl: string
}

/** The calls for the widget, the claim form of policies (M-245). */
export function claimWidgetRoutes({
  clock,
  benefits,
  policies,
  claimRegister,
  tokens,
  product,
  ofPolicy,
  widgetUrl,
}: Parts) {
  const hasForm = product.benefits.some(({ claim_form }) => claim_form !== null)

  /** Bought and started. A policy that has ended still pays for losses before its end. */
  const isClaimable = ({ number, effective_date, time_zone_id }: Policy, now: Date) =>
    hasForm && number !== null && effective_date <= dayIn(time_zone_id, now)

  return [
    ...limited('claim_tokens', [
      implement(createClaimWidget, async (call) => {
        const now = clock.now()
        const policy = await policies.requireOwn(call, call.params.id)
        if (!isClaimable(policy, now)) return call.refuse('policy_not_claimable')
        const { token, expires_at } = await tokens.issue(policy.id, now)
        return { token, url: widgetUrl, expires_at: expires_at.toISOString() }
      }),
      implement(readClaimWidget, async ({ body, refuse }) => {
        const { policy, expires_at, known } = (await ofPolicy(body.token)) ?? refuse('claim_token_expired')
        const answer = benefits.answerFor(product, defaultLocale, dayIn(policy.time_zone_id, clock.now()))
        return {
          policy_id: policy.id,
          policy_number: policy.number ?? '',
          expires_at: expires_at.toISOString(),
          has_accident_medical_expense: known.has_accident_medical_expense === 'yes',
          has_critical_illness: known.has_critical_illness === 'yes',
          known: holderAnswers(policy),
          // The card benefit with this code has another name.
          benefits: { ...answer, benefits: answer.benefits.map((one) => ({ ...one, name: product.product_name })) },
        }
      }),
    ]),
    implement(listPolicyClaims, async (call) =>
      claimRegister.listOfPolicy((await policies.requireOwn(call, call.params.id)).id),
    ),
  ]
}

function holderAnswers({ people: { holder, address, email } }: Policy): Record<string, string> {
  return {
    policyholder_first_name: holder.first_name,
    policyholder_last_name: holder.last_name,
    policyholder_postal_code: address.postal_code,
    policyholder_email: email,
  }
}
