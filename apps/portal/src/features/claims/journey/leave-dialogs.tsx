import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { hoursLeft } from '../../../blocks/claim-drafts/waiting-claims.ts'
import { uploadQueues } from '../../../blocks/files/upload/use-upload-queue.ts'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { countryPath, paths } from '../../../platform/navigation/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { useAppPart } from '../../../session/app-parts.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { showSnackbar } from '../../../ui/feedback/snackbar.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Claim } from '../read-claim.ts'
import { isSaving, leavingClaim, withUploadedOnly } from './leaving.ts'
import { trackClick } from './track-clicks.ts'

type Props = {
  kind: 'later' | 'cancel'
  claim: Claim
  onClose: () => void
  onSave: () => Promise<unknown>
  onCancel: () => Promise<unknown>
  /** Goes to where the person wanted to go; without it they go to the benefits. */
  onLeft?: () => unknown
  /** Offers to save the claim, when the dialog opened because the person was navigating away (C-141). */
  onSaveInstead?: () => void
}

/** The modals SAVE_CLAIM (C-132, C-134, C-135) and CANCEL_CLAIM (C-136 to C-138). */
export default function LeaveDialogs({ kind, claim, onClose, onSave, onCancel, onLeft, onSaveInstead }: Props) {
  const text = useContent('claim-journey')
  const locale = useLocale()
  const navigate = useNavigate()
  const platform = usePlatform()
  const drafts = useDrafts()
  const queues = useAppPart(uploadQueues)
  const [isBusy, setBusy] = useState(false)
  const code = claim.benefit.benefit_code
  const count = hoursLeft(claim.draft, platform.now().getTime())
  const words =
    kind === 'later'
      ? {
          title: text.save_title,
          body: drafts.isStored() ? fill(plural(text.save_text, count, intlTag(locale)), { count }) : text.not_kept,
          confirm: text.save_and_exit,
          stay: text.save_stay,
          done: text.saved,
        }
      : {
          title: text.cancel_title,
          body: text.cancel_text,
          confirm: text.cancel_confirm,
          stay: text.cancel_stay,
          done: text.cancelled,
        }

  const saving = useAppPart(isSaving)
  useEffect(() => {
    if (kind !== 'later') return
    saving.set(true)
    return () => saving.set(false)
  }, [saving, kind])

  async function leave() {
    setBusy(true)
    trackClick(kind === 'later' ? 'save_for_later' : 'cancel', code)
    // Stop all uploads of this claim, whichever page they were started on.
    queues.of(claim.draft.localId).stopAll()
    await (kind === 'later' ? onSave() : onCancel())
    // Unfinished uploads are not saved (C-133).
    if (kind === 'later') await drafts.update(claim.draft.localId, withUploadedOnly)
    if (onLeft) onLeft()
    else await navigate(countryPath(claim.card.ica_country, locale, paths.benefits), { state: leavingClaim })
    showSnackbar({ variant: 'success', text: words.done })
  }

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      // The person did not open this dialog, so the next key they press must not delete the claim.
      startsAtTitle={onSaveInstead !== undefined}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void leave()}>
            {words.confirm}
          </Button>
          <Button look="second" onClick={onClose}>
            {words.stay}
          </Button>
          {onSaveInstead && (
            <Button look="quiet" onClick={onSaveInstead}>
              {text.save_later}
            </Button>
          )}
        </>
      }
    >
      <p>{words.body}</p>
    </Dialog>
  )
}
