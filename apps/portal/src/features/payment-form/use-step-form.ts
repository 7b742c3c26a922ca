import type { PaymentForm, PaymentStep } from '@amparo/rules/payment-form/payment-form'
import { type PaymentChecks, type PaymentField, stepProblems } from '@amparo/rules/payment-form/problems'
import { tidyAnswer } from '@amparo/rules/payment-form/tidy'
import { useRef, useState } from 'react'
import { usePressing } from '../../ui/form/use-pressing.ts'

type Options = { step: PaymentStep; form: PaymentForm; checks: PaymentChecks }

/** What is wrong on a step, as far as it is told: of fields that were left, and of all of them once it was sent [C-497]. */
export function useStepForm({ step, form, checks }: Options) {
  const [left, setLeft] = useState<ReadonlySet<PaymentField>>(new Set())
  const [tries, setTries] = useState(0)
  const isPressing = usePressing()
  const all = stepProblems(step, form, checks)
  const ofLeft = all.filter(({ field }) => left.has(field))
  const held = useRef(ofLeft)
  if (!isPressing) held.current = ofLeft

  return {
    /** How often it was sent with something wrong. */
    tries,
    problems: tries > 0 ? all : held.current,
    leave: (field: PaymentField) => setLeft((before) => (before.has(field) ? before : new Set([...before, field]))),
    /** Whether everything is right in `tidied`; if not, everything that is wrong is told. */
    passes: (tidied: PaymentForm): boolean => {
      const isRight = stepProblems(step, tidied, checks).length === 0
      if (!isRight) setTries(tries + 1)
      return isRight
    },
  }
}

/** Enter sends a field that was never left. */
export function tidied(form: PaymentForm): PaymentForm {
  const entries = Object.entries(form).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyAnswer(field as PaymentField, value) : value,
  ])
  return Object.fromEntries(entries)
}
