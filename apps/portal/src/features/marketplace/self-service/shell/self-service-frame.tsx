import '../../marketplace-page.css'
import './self-service.css'
import { Outlet, useParams } from 'react-router'
import { Region } from '../../../../platform/loading/region.tsx'
import { usePolicy } from '../../../../queries/marketplace/get-policy.ts'
import { useForgetQuoteForm } from '../../use-forget-quote-form.ts'
import { OverdueBanner } from './overdue-banner.tsx'
import { PolicyMenu } from './policy-menu.tsx'
import { PolicyMissing } from './policy-missing.tsx'
import { PolicyTitle } from './policy-title.tsx'

/** The frame around the self-service pages. Header, user menu and logout are the same as on every page (M-211). */
export function SelfServiceFrame() {
  return (
    // Another policy in the address has other forms.
    <Region key={useParams().policyId} isPage failed={(retry) => <PolicyMissing onRetry={retry} />}>
      <Frame />
    </Region>
  )
}

function Frame() {
  const policy = usePolicy()
  // The page of the purchase may have been closed before the confirmation.
  useForgetQuoteForm(policy)

  return (
    <div className="wrap marketplace-page self-service">
      <PolicyTitle policy={policy} />
      <OverdueBanner policy={policy} />
      <div className="self-service-columns">
        <PolicyMenu policy={policy} />
        <div className="self-service-page">
          <Outlet />
        </div>
      </div>
    </div>
  )
}

export { SelfServiceFrame as Component }
