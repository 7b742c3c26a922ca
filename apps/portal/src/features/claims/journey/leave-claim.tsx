import { useLayoutEffect, useState } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { lazyPart } from '../../../platform/loading/load-page.ts'
import { Region } from '../../../platform/loading/region.tsx'
import { useAppPart } from '../../../session/app-parts.ts'
import { claimExit } from '../../../session/claim-exit.ts'
import { useDrafts } from '../../../session/drafts/claim-drafts.ts'
import { Button } from '../../../ui/button.tsx'
import type { Claim } from '../read-claim.ts'

const ContinueDialog = lazyPart(() => import('../../../blocks/continue-elsewhere/continue-dialog.tsx'))
const LeaveDialogs = lazyPart(() => import('./leave-dialogs.tsx'))

type Props = {
  claim: Claim
  /** Where a claim that is saved for later opens again. */
  pageKey: string
  /** Replaces saving the page's key alone, on a page that has answers to save with it. */
  onSave?: () => Promise<unknown>
  onCancel?: () => void
}

/** The buttons on every step that leave the claim, one of them in the top bar, and their dialogs: save it for later (C-135), cancel it (C-136), or continue it on another device. */
export function LeaveClaim({ claim, pageKey, onSave, onCancel }: Props) {
  const text = useContent('claim-journey')
  const drafts = useDrafts()
  const [kind, setKind] = useState<'later' | 'cancel' | 'elsewhere' | null>(null)
  const { localId, policyId } = claim.draft
  const exit = useAppPart(claimExit)
  const label = text.save_and_exit
  useLayoutEffect(() => {
    exit.set({ label, leave: () => setKind('later') })
    return () => exit.set(null)
  }, [exit, label])
  const savePage = () => drafts.update(localId, (stored) => ({ ...stored, savedForLaterPageKey: pageKey }))

  return (
    <>
      <div className="claim-exits">
        <Button look="quiet" onClick={() => setKind('later')}>
          {text.save_later}
        </Button>
        {/* Only a card proves on the other device whose claim it is. */}
        {!policyId && (
          <Button look="quiet" onClick={() => setKind('elsewhere')}>
            {text.elsewhere}
          </Button>
        )}
        <Button look="quiet" onClick={() => setKind('cancel')}>
          {text.cancel}
        </Button>
      </div>
      <Region key={kind}>
        {kind === 'elsewhere' && (
          <ContinueDialog localId={localId} onSave={onSave ?? savePage} onClose={() => setKind(null)} />
        )}
        {kind && kind !== 'elsewhere' && (
          <LeaveDialogs
            kind={kind}
            claim={claim}
            onClose={() => setKind(null)}
            onSave={onSave ?? savePage}
            onCancel={() => {
              onCancel?.()
              return drafts.remove(localId)
            }}
          />
        )}
      </Region>
    </>
  )
}
