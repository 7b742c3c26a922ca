import '../../../ui/help-page.css'
import { useContent } from '../../../platform/content/content.ts'
import { Illustration } from '../../../ui/art/illustration.tsx'
import type { Claim } from '../read-claim.ts'
import { StatusLink } from '../success/status-link.tsx'

/** Instead of a receipt that has expired or was revoked. */
export function ExpiredReceipt({ claim }: { claim: Claim }) {
  const text = useContent('claim-receipt')

  return (
    <div className="wrap help-page">
      <Illustration name="accident" />
      <div>
        <h1 tabIndex={-1}>{text.expired_title}</h1>
        <p>{text.expired_text}</p>
        <StatusLink claim={claim} />
      </div>
    </div>
  )
}
