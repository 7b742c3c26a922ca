import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import { requestIdOf } from '../../platform/calls/error-reporter.ts'
import { useContent } from '../../platform/content/content.ts'
import { Banner } from '../../ui/feedback/banner.tsx'

/** Why the choice was not saved. The button to try again is below it. */
export function ChoiceFailed({ failure }: { failure: unknown }) {
  const text = useContent('claim-mails-page')
  const { request_number } = useContent('shell')
  const id = requestIdOf(failure)
  const isLimited = failure instanceof CallFailed && failure.status === 429

  return (
    <Banner tone="danger" title={text.failed_title}>
      <p>{isLimited ? text.limited : text.failed_text}</p>
      {id && !isLimited && <p>{fill(request_number, { id })}</p>}
    </Banner>
  )
}
