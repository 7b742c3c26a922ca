import { Banner } from '../../../ui/feedback/banner.tsx'
import { usePayment } from '../payment-context.ts'

/** An error of the whole step, shown until it is sent again. */
export function StepNotice({ kind }: { kind: 'missing' | 'refused' | 'failed' | null }) {
  const { text } = usePayment()
  if (kind === null) return null

  return (
    <Banner tone="danger">
      {kind === 'missing' && <p>{text.documents_missing}</p>}
      {kind === 'refused' && <p>{text.documents_refused}</p>}
      {kind === 'failed' && (
        <>
          <p>{text.failed}</p>
          <p>{text.failed_kept}</p>
        </>
      )}
    </Banner>
  )
}
