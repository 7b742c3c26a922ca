import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

export type SavedClaim = { path: string; name: string; left: string }
type Props = { claims: readonly SavedClaim[]; onClose: () => void }

/** Asks which of several claims to resume. The button is disabled until one is chosen (C-221, C-222). */
export default function ClaimPicker({ claims, onClose }: Props) {
  const text = useContent('saved-claims')
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string | null>(null)

  return (
    <Dialog
      title={text.picker_title}
      startsAtTitle
      onClose={onClose}
      actions={
        <>
          <Button disabled={chosen === null} onClick={() => chosen && void navigate(chosen)}>
            {text.picker_resume}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {text.picker_close}
          </Button>
        </>
      }
    >
      <p>{text.picker_text}</p>
      <fieldset className="claim-choices" aria-label={text.picker_title}>
        {claims.map(({ path, name, left }) => (
          <label key={path}>
            <input type="radio" name="saved-claim" checked={chosen === path} onChange={() => setChosen(path)} />
            <span>
              <strong>{name}</strong>
              <span className="soft">{left}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
}
