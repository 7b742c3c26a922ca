import '../card-frame/frame-box.css'
import type { Ref } from 'react'
import { FieldError } from '../../ui/form/field.tsx'
import type { FrameState } from './use-payment-card.ts'

type Props = {
  id: string
  label: string
  help: string
  error: string | null
  frame: FrameState
  container: Ref<HTMLDivElement>
  onFocus: () => void
}

/**
 * A field of the vault in the look of the form kit's. ARIA ids cannot cross frames, so the frame repeats label, help and error for screen
 * readers; once it does, those here are hidden from them. Going to the field by its id leads into the frame.
 */
export function HostedField({ id, label, help, error, frame, container, onFocus }: Props) {
  const spokenInFrame = frame === 'ready' || undefined

  return (
    <div className="form-field" data-field={id} data-invalid={error ? '' : undefined}>
      <span className="form-field-label" aria-hidden={spokenInFrame} onClick={onFocus}>
        {label}
      </span>
      <p className="form-field-help" aria-hidden={spokenInFrame}>
        {help}
      </p>
      <div aria-hidden={spokenInFrame}>{error && <FieldError id={id} error={error} />}</div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <div
        className="frame-box"
        data-frame={frame}
        id={id}
        tabIndex={-1}
        onFocus={({ target, currentTarget }) => target === currentTarget && onFocus()}
      >
        <div ref={container} />
      </div>
    </div>
  )
}
