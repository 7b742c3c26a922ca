import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import type { PaymentStep } from '@amparo/rules/payment-form/payment-form'
import type { PaymentProblem } from '@amparo/rules/payment-form/problems'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../platform/locale.ts'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { fieldId, usePayment } from '../payment-context.ts'
import { fieldLabel, problemText } from '../payment-words.ts'

type Props = { step: PaymentStep; tries: number; problems: readonly PaymentProblem[] }

/** After a try that failed: everything that is wrong, each line a way to its field. */
export function StepSummary({ step, tries, problems }: Props) {
  const { text } = usePayment()
  const locale = useLocale()
  const box = useRef<HTMLElement>(null)

  useEffect(() => {
    if (tries > 0) box.current?.focus()
  }, [tries])

  if (tries === 0 || problems.length === 0) return null
  return (
    <ErrorSummary
      box={box}
      title={fill(plural(text.summary_title, problems.length, intlTag(locale)), { count: problems.length })}
      items={problems.map((problem) => ({
        id: fieldId(problem.field),
        text: fill(text.summary_item, {
          label: fieldLabel(problem.field, text),
          problem: problemText(problem, step, text),
        }),
      }))}
    />
  )
}
