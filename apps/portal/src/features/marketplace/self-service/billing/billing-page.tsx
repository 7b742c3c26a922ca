import './billing.css'
import { useState } from 'react'
import type { MountPaymentFields } from '../../../../blocks/payment-card/use-mounted-fields.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { NotLoaded, Region } from '../../../../platform/loading/region.tsx'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { policyBillingQuery } from '../../../../queries/marketplace/get-policy-billing.ts'
import { useAppParts } from '../../../../session/app-parts.ts'
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { PolicyPageHeading } from '../shell/policy-page-heading.tsx'
import { Billing } from './billing.tsx'
import { BillingFacts } from './billing-facts.tsx'
import { BillingSupport } from './billing-support.tsx'

type Props = { mount?: MountPaymentFields }

/** Shows what a policy costs, which card pays for it and what has been paid. If the payments cannot be loaded, the rest is shown. */
export function BillingPage({ mount }: Props = {}) {
  const app = useAppParts()
  const { queryKey } = policyBillingQuery(app, usePolicy().id)
  // Another page may have failed to load the payments for its link to this one: here they are loaded again.
  useState(() =>
    app.queries.removeQueries({ queryKey, exact: true, predicate: ({ state }) => state.status === 'error' }),
  )

  return (
    <Region loading={<Loading />} failed={(retry) => <Failed onRetry={retry} />}>
      <Billing mount={mount} />
      <BillingSupport />
    </Region>
  )
}

function Loading() {
  const { page_billing } = useContent('self-service')
  const { loading } = useContent('self-service-billing')

  return (
    <>
      <PolicyPageHeading title={page_billing} />
      <p className="hidden-visually" role="status">
        {loading}
      </p>
      <BillingFacts policy={usePolicy()} billing={null} />
      <Skeleton shape="card" />
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { page_billing } = useContent('self-service')

  return (
    <>
      <PolicyPageHeading title={page_billing} />
      <BillingFacts policy={usePolicy()} billing={null} />
      <NotLoaded onRetry={onRetry} />
      <BillingSupport />
    </>
  )
}

export { BillingPage as Component }
