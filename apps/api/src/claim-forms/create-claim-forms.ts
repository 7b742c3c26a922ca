import type { Catalogue } from '@amparo/catalogue/catalogue'
import { listClaimPages, listPageQuestions, validateBenefit } from '@amparo/contract/claim-forms'
import { benefitOn } from '@amparo/rules/benefits/benefit-on'
import { latestDay } from '@amparo/rules/dates/iso-date'
import { implement } from '@amparo/service/app/implement'
import type { CallCounts } from '@amparo/service/limits/call-counts'
import { createKeyLimit } from '@amparo/service/limits/key-limit'
import type { Benefits } from '../benefits/create-benefits.ts'
import type { Claimants } from '../claimants/create-claimants.ts'
import type { Clock } from '../platform/clock.ts'
import { callsAMinuteOfOne, limited } from '../platform/rate-limits.ts'
import type { VehicleArea } from '../vehicles/create-vehicles.ts'
import { createClaimFormFor } from './claim-form-for.ts'
import { createKnownVehicles } from './known-vehicles.ts'
import { loadClaimTexts } from './load-claim-texts.ts'
import { createLocalisedForms } from './localised-forms.ts'
import { validateClaimRoute } from './validate-claim.ts'

type Parts = {
  catalogue: Catalogue
  benefits: Pick<Benefits, 'requireProduct'>
  claimants: Claimants
  vehicles: Pick<VehicleArea, 'isSold'>
  clock: Clock
  counts: CallCounts
  /** Reads the texts of a language when it is first needed, not at start. */
  readsTextsLater: boolean
}

export type ClaimForms = ReturnType<typeof createClaimForms>

/** The forms that claims consist of: the catalogue's pages and questions, with texts, for a card's country and a language. */
export function createClaimForms({ catalogue, benefits, claimants, vehicles, clock, counts, readsTextsLater }: Parts) {
  const texts = loadClaimTexts(catalogue, { isLazy: readsTextsLater })
  const forms = createLocalisedForms({ catalogue, texts })
  const claimFormFor = createClaimFormFor({ catalogue, claimants, forms })
  const knownVehicles = createKnownVehicles(vehicles)
  const limitClaimant = createKeyLimit({ name: 'checks of one', callsAMinute: callsAMinuteOfOne.claim_checks, counts })

  return {
    texts,
    forms,
    claimFormFor,
    knownVehicles,

    routes: [
      implement(listClaimPages, async (call) => {
        const { form } = await claimFormFor({ ...call.query, benefit_code: call.params.code }, call)
        return form.pagesAnswer
      }),
      implement(listPageQuestions, async (call) => {
        const { params, query, refuse } = call
        const { form, benefit } = await claimFormFor({ ...query, benefit_code: params.code }, call)
        // Only a benefit of a graduated product can be claimed as of an earlier product (C-X38).
        if (query.pg === 'true' && !benefit.disabled.product_graduation) return refuse('card_benefit_not_applicable')
        return form.questionsAnswer(params.pageKey) ?? refuse('unknown_page')
      }),
      ...limited('claim_checks', [validateClaimRoute({ clock, claimFormFor, knownVehicles, limitClaimant })]),
      // Claims for graduated and expired benefits start only with a day on which the card had the benefit (P-416, C-019).
      implement(validateBenefit, async (call) => {
        const { pan_token, today: day, benefit_code } = call.body
        const { product } = await benefits.requireProduct(pan_token, call)
        const benefit = day > latestDay(clock.now()) ? null : benefitOn(product, benefit_code, day)
        return { benefit: benefit && { benefit_code, benefit_id: benefit.benefit_id, country: product.country } }
      }),
    ],
  }
}
