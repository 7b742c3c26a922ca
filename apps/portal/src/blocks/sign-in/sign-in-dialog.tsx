import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { LinkSent } from './link-sent.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useSignInLink } from './use-sign-in-link.ts'

/** The login modal of "Manage my policy" (M-009, P-265). */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const text = useContent('marketplace-sign-in')
  const link = useSignInLink()

  return (
    <Dialog
      title={link.sentTo ? text.sent_title : text.dialog_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <Button look="quiet" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      {link.sentTo ? (
        <LinkSent email={link.sentTo} onOther={link.startAgain} />
      ) : (
        <>
          <p>{text.dialog_lead}</p>
          <SignInForm link={link} button={text.send} />
        </>
      )}
    </Dialog>
  )
}
