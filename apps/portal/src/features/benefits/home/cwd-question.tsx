import { useState } from 'react'
import { useNavigate } from 'react-router'
import { track } from '../../../platform/analytics.ts'
import { useContent } from '../../../platform/content.ts'
import { cwdVerified, useSessionStore } from '../../../session/session-fields.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type Props = { page: string; onClose: () => void }

/** P-209 to P-211: yes opens the benefit and is remembered for the session, no says why it stays closed. */
export default function CwdQuestion({ page, onClose }: Props) {
  const text = useContent('benefits-home')
  const store = useSessionStore()
  const navigate = useNavigate()
  const [isRefused, setIsRefused] = useState(false)

  function confirm() {
    cwdVerified.write(store, true)
    track({ event: 'benefit_opened', code: 'CWD' })
    void navigate(page)
  }

  if (isRefused) {
    return (
      <Dialog
        key="error"
        title={text.cwd_error_title}
        onClose={onClose}
        actions={<Button onClick={onClose}>{text.cwd_error_button}</Button>}
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
