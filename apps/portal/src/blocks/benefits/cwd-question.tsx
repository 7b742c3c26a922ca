import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { cwdVerified, useSessionStore } from '../../session/session-fields.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

type Props = {
  onYes: () => void
  onClose: () => void
  /** After the answer no. */
  onLeave: () => void
}

/** The question before benefit CWD (P-209 to P-211, C-015 to C-017). A yes is stored for the session; a no explains why it stays closed. */
export default function CwdQuestion({ onYes, onClose, onLeave }: Props) {
  const text = useContent('benefits-home')
  const store = useSessionStore()
  const [isRefused, setIsRefused] = useState(false)

  function confirm() {
    cwdVerified.write(store, true)
    onYes()
  }

  if (isRefused) {
    return (
      <Dialog
        key="error"
        title={text.cwd_error_title}
        onClose={onLeave}
        actions={<Button onClick={onLeave}>{text.cwd_error_button}</Button>}
      >
        <p>{text.cwd_error_body}</p>
      </Dialog>
    )
  }
  return (
    <Dialog
      key="question"
      title={text.cwd_question_title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={confirm}>{text.cwd_question_yes}</Button>
          <Button look="second" onClick={() => setIsRefused(true)}>
            {text.cwd_question_no}
          </Button>
        </>
      }
    >
      <p>{text.cwd_question_body}</p>
    </Dialog>
  )
}
