import './claims.css'
import { fill } from '@amparo/content/fill'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../../../platform/content/content.ts'
import { useLocale } from '../../../../platform/content/locale.ts'
import { longDate } from '../../../../platform/content/long-date.ts'
import { phoneInText } from '../../../../platform/content/phone-in-text.ts'
import { RichText } from '../../../../platform/content/rich-text.tsx'
import { BackLink } from '../../../../platform/navigation/back-link.tsx'
import { usePlatform } from '../../../../platform/platform.ts'
import { marketplaceSupportQuery } from '../../../../queries/marketplace/get-marketplace-support.ts'
import { policyKey, usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { useSelfService } from '../use-self-service.ts'
import { useClaimWidget } from './use-claim-widget.ts'
import { useHasBegun } from './use-has-begun.ts'

/** The claim form in an iframe (M-207, M-245). */
export function FileClaimPage() {
  const names = useContent('self-service')
  const { back } = useContent('self-service-claims')
  const { pathTo } = useSelfService()
  const [tries, setTries] = useState(0)
  const policy = usePolicy()
  const hasBegun = useHasBegun(policy)

  return (
    <>
      <BackLink to={pathTo('claims')}>{back}</BackLink>
      <PolicyPageHeading title={names.page_file_claim} isSmall={hasBegun} />
      {hasBegun ? (
        <ClaimForm key={tries} onRetry={() => setTries(tries + 1)} />
      ) : (
        <NotBegun day={policy.effective_date} />
      )}
    </>
  )
}

/** By an address that was typed or saved; the claims page has no link here yet. */
function NotBegun({ day }: { day: string }) {
  const text = useContent('self-service-claims')
  const date = longDate(day, useLocale())

  return <p className="lead">{fill(text.not_begun, { date })}</p>
}

function ClaimForm({ onRetry }: { onRetry: () => void }) {
  const text = useContent('self-service-claims')
  const { pathTo } = useSelfService()
  const policy = usePolicy()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { place, status, claimNumber } = useClaimWidget(policy, {
    title: text.frame_title,
    onSubmitted: () => void queries.invalidateQueries({ queryKey: [...policyKey(policy.id), 'claims'] }),
    onClosed: () => void navigate(pathTo('claims')),
  })

  return (
    <>
      <div role="status">
        {claimNumber !== null && (
          <Banner tone="success">
            <p>{fill(text.sent, { number: claimNumber })}</p>
          </Banner>
        )}
      </div>
      {status === 'loading' && (
        <div className="claims-loading">
          <Skeleton shape="line" />
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </div>
      )}
      {status === 'failed' && <Failed onRetry={onRetry} />}
      <div ref={place} className="claims-frame" hidden={status !== 'shown'} />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const text = useContent('self-service-claims')
  const { data } = useQuery(marketplaceSupportQuery(usePlatform()))

  return (
    <Banner tone="danger">
      <p>{text.unavailable}</p>
      {data && (
        <p>
          <RichText text={fill(text.unavailable_phone, { phone: phoneInText(data.claims.phone) })} />
        </p>
      )}
      <Button look="second" onClick={onRetry}>
        {text.try_again}
      </Button>
    </Banner>
  )
}

export { FileClaimPage as Component }
