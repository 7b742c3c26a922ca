import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locales'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { countryPath, paths } from '../../../platform/paths.ts'
import { usePlatform } from '../../../platform/platform.ts'
import { hoursLeft } from '../../../session/claims/waiting-claims.ts'
import { useDrafts } from '../../../session/drafts/open-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { showSnackbar } from '../../../ui/snackbar.ts'
import type { Claim } from '../read-claim.ts'
import { trackClick } from './track-clicks.ts'

type Props = {
  kind: 'later' | 'cancel'
  claim: Claim
  onClose: () => void
  onSave: () => Promise<unknown>
  onCancel: () => Promise<unknown>
}

/** Modals SAVE_CLAIM [C-132, C-134, C-135] and CANCEL_CLAIM [C-136 to C-138]. */
export default function LeaveDialogs({ kind, claim, onClose, onSave, onCancel }: Props) {
  const text = useContent('claim-journey')
  const locale = useLocale()
  const navigate = useNavigate()
  const { now } = usePlatform()
  const drafts = useDrafts()
  const [isBusy, setBusy] = useState(false)
  const code = claim.benefit.benefit_code
  const count = hoursLeft(claim.draft, now().getTime())
  const words =
    kind === 'later'
      ? {
          title: text.save_title,
          body: drafts.isKept() ? fill(plural(text.save_text, count, intlTag(locale)), { count }) : text.not_kept,
          confirm: text.save_confirm,
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

  async function leave() {
    setBusy(true)
    trackClick(kind === 'later' ? 'save_for_later' : 'cancel', code)
    await (kind === 'later' ? onSave() : onCancel())
    await navigate(countryPath(claim.card.ica_country, locale, paths.benefits))
    showSnackbar({ variant: 'success', text: words.done })
  }

  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button busy={isBusy} onClick={() => void leave()}>
            {words.confirm}
          </Button>
          <Button look="second" onClick={onClose}>
            {words.stay}
          </Button>
        </>
      }
    >
      <p>{words.body}</p>
    </Dialog>
  )
}
