import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Button } from '../../../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useCancel } from './use-cancel.ts'

type Props = {
  policy: PolicyDetails
  /** Called with the refund that the dialog showed; null if it was unknown. `Cancelled` shows it. */
  onDone: (refund: number | null) => void
}

/**
 * The button that cancels a policy, shown while the policy can be canceled (M-227), overdue or not (M-X28). Closing the dialog while the call is in
 * progress does not stop the cancellation.
 */
export function CancelPolicy({ policy, onDone }: Props) {
  const text = useContent('cancel-policy')
  const [isOpen, setOpen] = useState(false)
  const { cancel, isRunning, error } = useCancel(policy, {
    onDone(refund) {
      setOpen(false)
      onDone(refund)
    },
  })

  return (
    <>
      {isEditable(policy.status_code) && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      )}
      {isOpen && <CancelDialog {...{ policy, isRunning, error }} onClose={() => setOpen(false)} onCancel={cancel} />}
    </>
  )
}
