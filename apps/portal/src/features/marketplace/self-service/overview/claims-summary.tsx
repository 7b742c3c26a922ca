import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { hasEnded } from '@amparo/rules/policies/policy-status'
import { useQuery } from '@tanstack/react-query'
import { useContent } from '../../../../platform/content/content.ts'
import { phoneInText } from '../../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../../platform/content/rich-text.tsx'
import { usePlatform } from '../../../../platform/platform.ts'
import { marketplaceSupportQuery } from '../../../../queries/marketplace/get-marketplace-support.ts'
import { SummaryCard } from './summary-card.tsx'

/** How to claim. It stays after the policy has ended: what happened before that is still covered. */
export function ClaimsSummary({ policy: { status_code } }: { policy: PolicyDetails }) {
  const text = useContent('self-service-overview')
  const { data } = useQuery(marketplaceSupportQuery(usePlatform()))

  return (
    <SummaryCard page="claims" action={text.see_claims}>
      <p className="soft">{hasEnded(status_code) ? text.claims_text_ended : text.claims_text}</p>
      {data && (
        <p>
          <RichText text={fill(text.claims_phone, { phone: phoneInText(data.claims.phone) })} />
        </p>
      )}
    </SummaryCard>
  )
}
