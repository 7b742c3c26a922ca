import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { Button } from '../../../ui/button.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Claim } from '../read-claim.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Submission } from './use-submission.ts'

const PhoneVerification = lazyPart(() => import('../../../blocks/phone-verification/phone-verification.tsx'))

type Props = { claim: Claim; submission: Submission }

/** The dialogs of sending a claim. */
export default function SubmissionDialogs({ claim, submission }: Props) {
  const { step, close, send, verified } = submission

  if (step === 'confirm') return <ConfirmDialog claim={claim} onSend={send} onClose={close} />
  if (step === 'working') return <Working submission={submission} />
  if (step === 'duplicate') return <Duplicate submission={submission} />
  return (
    <Region>
      <PhoneVerification onVerified={({ token }) => void verified(token)} onClose={close} />
    </Region>
  )
}

/** Sending goes on if the dialog is closed, or the page is left. */
function Working({ submission: { close, leave } }: { submission: Submission }) {
  const text = useContent('claim-submit')

  return (
    <Dialog
      title={text.working_title}
      startsAtTitle
      onClose={close}
      actions={
        <Button look="second" onClick={leave}>
          {text.working_leave}
        </Button>
      }
    >
      <p className="submission-working">
        <Spinner />
        {text.working_text}
      </p>
    </Dialog>
  )
}

/** The same loss was claimed before (C-197 to C-199). */
function Duplicate({ submission: { close, remove } }: { submission: Submission }) {
  const text = useContent('claim-submit')
  const { cancelled } = useContent('claim-journey')

  async function removeIt() {
    await remove()
    showSnackbar({ variant: 'success', text: cancelled })
  }

  return (
    <Dialog
      title={text.duplicate_title}
      startsAtTitle
      onClose={close}
      actions={
        <>
          <Button onClick={() => void removeIt()}>{text.duplicate_remove}</Button>
          <Button look="second" onClick={close}>
            {text.duplicate_back}
          </Button>
        </>
      }
    >
      <p>{text.duplicate_text}</p>
    </Dialog>
  )
}
