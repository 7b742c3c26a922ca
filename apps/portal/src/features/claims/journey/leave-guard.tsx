import { useEffect, useEffectEvent, useState } from 'react'
import { useBlocker } from 'react-router'
import { useAppPart } from '../../../session/app-parts.ts'
import { useCardSession } from '../../../session/card-session.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import type { Claim } from '../read-claim.ts'
import LeaveDialogs from './leave-dialogs.tsx'
import { isGuarded, isSaving } from './leaving.ts'

/** Asks before files are lost by leaving the claim (C-141 to C-144). Rendered only while the claim has files. */
export default function LeaveGuard({ claim, pageKey }: { claim: Claim; pageKey: string }) {
  const session = useCardSession()
  const drafts = useDrafts()
  const saving = useAppPart(isSaving)
  const { localId } = claim.draft
  const [asked, setAsked] = useState<'cancel' | 'later' | null>(null)
  // After a logout in another tab the page closes without a question.
  const blocker = useBlocker(({ nextLocation }) => session.card() !== null && !saving.get() && isGuarded(nextLocation))
  const isBlocked = blocker.state === 'blocked'
  const kind = asked ?? (isBlocked ? 'cancel' : null)

  // Escape asks too, unless a dialog is open (C-142, C-X34).
  const onEscape = useEffectEvent(() => setAsked('cancel'))
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFree = !event.defaultPrevented && !event.isComposing && !document.querySelector('dialog[open]')
      if (event.key !== 'Escape' || !isFree) return
      // Otherwise the same key press would close the dialog that it opens.
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (kind === null) return null

  return (
    <LeaveDialogs
      key={kind}
      kind={kind}
      claim={claim}
      onClose={() => {
        setAsked(null)
        blocker.reset?.()
      }}
      onSave={() => drafts.update(localId, (stored) => ({ ...stored, savedForLaterPageKey: pageKey }))}
      onCancel={() => drafts.remove(localId)}
      onLeft={isBlocked ? blocker.proceed : undefined}
      onSaveInstead={kind === 'cancel' ? () => setAsked('later') : undefined}
    />
  )
}
