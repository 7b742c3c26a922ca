import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { useDrafts } from '../../session/drafts/claim-drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { takeBack } from '../continue-elsewhere/take-back.ts'
import { useContinuedAt } from '../continue-elsewhere/use-continued-at.ts'
import type { SavedClaim } from './use-saved-claims.ts'

type Props = { claims: readonly SavedClaim[]; onElsewhere: (localId: string) => void; onClose: () => void }

/** Asks which of several claims to resume. The button is disabled until one is chosen (C-221, C-222). */
export default function ClaimPicker({ claims, onElsewhere, onClose }: Props) {
  const text = useContent('saved-claims')
  const { take_back } = useContent('continue-elsewhere')
  const continuedAt = useContinuedAt()
  const drafts = useDrafts()
  const navigate = useNavigate()
  const [path, choose] = useState<string | null>(null)
  const chosen = claims.find((claim) => claim.path === path)
  const pickedUpAt = chosen?.elsewhere?.kind === 'picked-up' ? chosen.elsewhere.at : null

  async function resume() {
    if (!chosen) return
    if (pickedUpAt) await takeBack(drafts, chosen.draft, pickedUpAt)
    await navigate(chosen.path)
  }

  return (
    <Dialog
      title={text.picker_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button disabled={!chosen} onClick={() => void resume()}>
            {pickedUpAt ? take_back : text.picker_resume}
          </Button>
          {chosen && !pickedUpAt && (
            <Button look="second" onClick={() => onElsewhere(chosen.draft.localId)}>
              {text.elsewhere}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {text.picker_close}
          </Button>
        </>
      }
    >
      <p>{text.picker_text}</p>
      <fieldset className="claim-choices" aria-label={text.picker_title}>
        {claims.map(({ path: own, name, progress, elsewhere }) => (
          <label key={own}>
            <input type="radio" name="saved-claim" checked={path === own} onChange={() => choose(own)} />
            <span>
              <strong>{name}</strong>
              <span className="soft">{elsewhere?.kind === 'picked-up' ? continuedAt(elsewhere.at) : progress}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
