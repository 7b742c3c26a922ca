import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Button } from '../../../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useCancel } from './use-cancel.ts'

type Props = {
  policy: PolicyDetails
  /** With the refund that the dialog has promised; null if that was not known. `Cancelled` shows it. */
  onDone: (refund: number | null) => void
}

/**
 * The button that cancels a policy, while it can be cancelled (M-227), overdue or not (M-X28). A dialog that is closed while the call is in
 * progress changes nothing.
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
