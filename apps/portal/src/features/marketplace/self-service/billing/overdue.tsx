import { fill } from '@amparo/content/fill'
import type { PolicyBilling } from '@amparo/contract/billing'
import { useId } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { dollars } from '../../../../platform/content/money.ts'
import { Button } from '../../../../ui/button.tsx'

type Props = { overdue: NonNullable<PolicyBilling['overdue']>; onResolve: () => void }

/** Says what is overdue, since when, when coverage ends, and what happens then. */
export function Overdue({ overdue: { amount, since, coverage_ends_on }, onResolve }: Props) {
  const text = useContent('self-service-billing')
  const { pay } = useContent('self-service')
  const locale = useLocale()
  const id = useId()
  const owed = dollars(amount, locale)

  return (
    <section className="billing-overdue" aria-labelledby={id}>
      <h2 id={id}>{fill(text.overdue_title, { amount: owed })}</h2>
      <p>{fill(text.overdue_since, { date: longDate(since, locale) })}</p>
      <p>{fill(text.overdue_ends, { date: longDate(coverage_ends_on, locale) })}</p>
      <p>{fill(text.overdue_resolve, { amount: owed })}</p>
      <Button onClick={onResolve}>{fill(pay, { amount: owed })}</Button>
    </section>
  )
}
