import { listPageQuestions } from '@amparo/contract/claim-forms'
import { implement } from '../services.ts'
import { claimFormFor } from './claim-form-for.ts'

export const listPageQuestionsRoute = implement(listPageQuestions, async (call, services) => {
  const { params, query, refuse } = call
  const { form, benefit } = await claimFormFor({ ...query, benefit_code: params.code }, call, services)
  // C-X38: only a benefit of a graduated product is claimed as of an earlier one.
  if (query.pg === 'true' && !benefit.disabled.product_graduation) return refuse('card_benefit_not_applicable')
  return form.questionsAnswer(params.pageKey) ?? refuse('unknown_page')
})
