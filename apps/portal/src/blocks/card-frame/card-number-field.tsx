import './frame-box.css'
import './card-number-field.css'
import '../../ui/form/tick.css'
import type { ContentOf } from '@amparo/content/slugs'
import type { ReactNode, RefObject } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import type { FrameState } from './use-card-field.ts'

type Props = {
  text: ContentOf<'pan-entry-page'>['pan-entry-page']
  container: RefObject<HTMLDivElement | null>
  frame: FrameState
  problem: string | null
  revealed: boolean
  onReveal: (revealed: boolean) => void
  /** Replaces the field when there is no frame. */
  failed: ReactNode
  onLabelClick: () => void
}

/**
 * ARIA ids cannot cross frames, so the frame repeats label, help and error for screen readers. Once it does, the visible
 * ones here are hidden from them. Without the frame there is no field, so nothing asks for a number.
 */
export function CardNumberField({ text, container, frame, problem, revealed, onReveal, failed, onLabelClick }: Props) {
  const spokenInFrame = frame === 'ready' || undefined

  return (
    <div className="field" data-invalid={problem ? '' : undefined}>
      {frame === 'unavailable' ? (
        failed
      ) : (
        <>
          <span className="label" aria-hidden={spokenInFrame} onClick={onLabelClick}>
            {text.label}
          </span>
          <p className="help" aria-hidden={spokenInFrame}>
            {text.help}
          </p>
        </>
      )}
      {problem && (
        <p className="error" aria-hidden={spokenInFrame}>
          <Icon name="warning" />
          <span>{problem}</span>
        </p>
      )}
      <div className="frame-box" data-frame={frame} hidden={frame === 'unavailable'}>
        <div ref={container} />
      </div>
      {frame !== 'unavailable' && (
        <label className="choice">
          <input
            className="tick"
            type="checkbox"
            checked={revealed}
            onChange={(event) => onReveal(event.target.checked)}
          />
          <span>{text.show_card_number}</span>
        </label>
      )}
    </div>
  )
}
