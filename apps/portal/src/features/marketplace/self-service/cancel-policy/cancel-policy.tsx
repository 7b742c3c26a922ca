import type { PolicyDetails } from '@amparo/contract/policies'
import { isEditable } from '@amparo/rules/policies/policy-status'
import { useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Button } from '../../../../ui/button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { Cancelled } from './cancelled.tsx'
import { useCancel } from './use-cancel.ts'

/**
 * The button that cancels a policy, while it can be cancelled (M-227), overdue or not (M-X28), and afterwards that it is. A dialog that is closed
 * while the call is in progress changes nothing.
 */
export function CancelPolicy({ policy }: { policy: PolicyDetails }) {
  const text = useContent('cancel-policy')
  const [isOpen, setOpen] = useState(false)
  const [refund, setRefund] = useState<number | null>(null)
  const { cancel, isRunning, isDone, error } = useCancel(policy, { onDone: () => setOpen(false) })

  return (
    <>
      {isDone && <Cancelled policy={policy} refund={refund} />}
      {!isDone && isEditable(policy.status_code) && (
        <Button look="quiet" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      )}
      {isOpen && (
        <CancelDialog
          {...{ policy, isRunning, error }}
          onClose={() => setOpen(false)}
          onCancel={(amount) => {
            setRefund(amount)
            void cancel()
          }}
        />
      )}
    </>
  )
}
