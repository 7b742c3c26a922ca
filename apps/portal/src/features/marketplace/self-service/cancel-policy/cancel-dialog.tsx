import './cancel-policy.css'
import { fill } from '@amparo/content/fill'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useId, useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Button } from '../../../../ui/button.tsx'
import { CheckboxField } from '../../../../ui/form/checkbox-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { emailOf } from '../../policy-people.ts'
import { CancelFailed } from './cancel-failed.tsx'
import { Refund } from './refund.tsx'
import { useRefund } from './use-refund.ts'

type Props = {
  policy: PolicyDetails
  isRunning: boolean
  error: unknown
  onClose: () => void
  /** Called with the refund that the dialog showed. */
  onCancel: (refund: number | null) => void
}

/** Says what a cancellation means before it happens (M-275, M-276), and requires a checkbox. */
export function CancelDialog({ policy, isRunning, error, onClose, onCancel }: Props) {
  const text = useContent('cancel-policy')
  const id = useId()
  const refund = useRefund(policy)
  const [isAgreed, setAgreed] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const email = emailOf(policy)

  function submit() {
    setAsked(true)
    if (isAgreed) onCancel(refund?.amount ?? null)
    else document.getElementById(id)?.focus()
  }

  return (
    <Dialog
      title={text.title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button look="danger" busy={isRunning} onClick={submit}>
            {isRunning ? text.submitting : text.submit}
          </Button>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {text.keep}
          </Button>
        </>
      }
    >
      <ul className="cancel-facts">
        <li>{text.ends}</li>
        <Refund refund={refund} isOverdue={policy.status_code === 'suspended'} />
        <li>{email ? fill(text.mail, { email }) : text.mail_unknown}</li>
      </ul>
      <CheckboxField
        id={id}
        label={text.confirm}
        error={wasAsked && !isAgreed ? text.confirm_missing : null}
        required
        checked={isAgreed}
        onChange={({ target }) => setAgreed(target.checked)}
      />
      {error !== null && !isRunning && <CancelFailed error={error} />}
    </Dialog>
  )
}
