import { fill } from '@amparo/content/fill'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { useContent } from '../../platform/content/content.ts'
import { phoneInText } from '../../platform/content/phone-in-text.ts'
import { RichText } from '../../platform/content/rich-text.tsx'
import { Region } from '../../platform/loading/region.tsx'
import { isSessionOver } from '../../queries/marketplace/as-user.ts'
import { useQuoteSupport } from '../../queries/marketplace/get-marketplace-support.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = { error: unknown; onClose: () => void }

/** The dialog after a call that failed for no reason the person can change: refresh advice and a support contact (M-336). */
export function MarketplaceFailed({ error, onClose }: Props) {
  // A session that is over leads to sign-in, which says why.
  if (!error || isSessionOver(error)) return null
  return (
    <Region>
      <FailedDialog error={error} onClose={onClose} />
    </Region>
  )
}

function FailedDialog({ error, onClose }: Props) {
  const text = useContent('marketplace-failed')
  const support = useQuoteSupport()
  const id = requestIdOf(error)

  return (
    <Dialog title={text.title} onClose={onClose} actions={<Button onClick={onClose}>{text.close}</Button>}>
      <p>{text.text}</p>
      {support && (
        <p>
          <RichText text={fill(text.support, { phone: phoneInText(support.phone) })} />
          {support.hours && <> {fill(text.support_hours, { hours: support.hours })}</>}
        </p>
      )}
      {id && <p className="soft">{fill(text.request_number, { id })}</p>}
    </Dialog>
  )
}
