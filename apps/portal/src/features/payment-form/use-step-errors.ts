import type { PaymentForm, PaymentStep } from '@amparo/rules/payment-form/payment-form'
import { type PaymentChecks, stepProblems } from '@amparo/rules/payment-form/problems'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'
import type { PaymentText } from './payment-context.ts'
import { fieldLabel, problemText } from './payment-words.ts'

type Options = { step: PaymentStep; form: PaymentForm; checks: PaymentChecks; text: PaymentText }

/** The errors of a step: of fields that were left, and of all fields once the step was sent with something wrong (C-497). */
export function useStepErrors({ step, form, checks, text }: Options) {
  const problemsIn = (answers: PaymentForm) =>
    stepProblems(step, answers, checks).map((problem) => ({
      name: problem.field,
      label: fieldLabel(problem.field, text),
      error: problemText(problem, step, text),
    }))
  const errors = useFormErrors(problemsIn(form))

  return { ...errors, check: (answers: PaymentForm) => errors.check(problemsIn(answers)) }
}
