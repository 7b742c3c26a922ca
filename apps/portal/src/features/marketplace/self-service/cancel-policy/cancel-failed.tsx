import { fill } from '@amparo/content/fill'
import { CallFailed } from '@amparo/contract/call'
import { requestIdOf } from '../../../../platform/calls/error-reporter.ts'
import { useContent } from '../../../../platform/content/content.ts'
import { isSessionOver } from '../../../../queries/marketplace/as-user.ts'
import { Banner } from '../../../../ui/feedback/banner.tsx'

const reasons = ['payment_in_progress', 'policy_not_cancelable', 'network_error'] as const

/** Says why the policy was not canceled, and what to do next (M-278). */
export function CancelFailed({ error }: { error: unknown }) {
  const text = useContent('cancel-policy')
  if (isSessionOver(error)) return null
  const code = error instanceof CallFailed ? error.code : ''
  const known = reasons.find((one) => one === code)
  const id = requestIdOf(error)

  return (
    <Banner tone="danger" title={text.failed}>
      <p>{text[`failed_${known ?? 'other'}`]}</p>
      {!known && id && <p>{fill(text.request_number, { id })}</p>}
    </Banner>
  )
}
