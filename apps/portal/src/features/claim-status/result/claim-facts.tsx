import type { ClaimStatusAnswer } from '@amparo/contract/claim-status'
import { useContent } from '../../../platform/content/content.ts'
import { useBenefitName } from './use-benefit-name.ts'
import { useDay } from './use-day.ts'

export function ClaimFacts({ answer: { claim_number, date_of_loss, ...claim } }: { answer: ClaimStatusAnswer }) {
  const text = useContent('claim-status-page')
  const benefit = useBenefitName(claim)
  const day = useDay()

  return (
    <section>
      <h2>{text.claim_title}</h2>
      <dl className="status-facts">
        <div>
          <dt>{text.claim_number}</dt>
          <dd className="status-number" dir="ltr">
            {claim_number}
          </dd>
        </div>
        <div>
          <dt>{text.benefit}</dt>
          <dd>{benefit}</dd>
        </div>
        {date_of_loss && (
          <div>
            <dt>{text.date_of_loss}</dt>
            <dd className="num">{day(date_of_loss)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}
