import './card-form.css'
import type { CardField } from '@amparo/card-field/card-field'
import { CardFieldFailed } from '@amparo/card-field/card-field-failed'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { usePlatform } from '../../platform/platform.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { useAfterPress } from '../../ui/form/use-after-press.ts'
import { CardNumberField } from './card-number-field.tsx'
import { useFieldLook } from './field-look.ts'
import { FrameFailed } from './frame-failed.tsx'
import { type MountCardField, untouched, useCardField } from './use-card-field.ts'

/** The content entries of the error messages (P-140 to P-142). */
const problemEntries = {
  required: 'pan-entry-page-required',
  invalid: 'pan-entry-page-invalid-card-number',
  // Fields of a payment card only; this one accepts every brand.
  not_mastercard: 'pan-entry-page-invalid-card-number',
} as const

type Props = {
  mount?: MountCardField
  button: string
  isBusy: boolean
  /** The field has a number that looks right. */
  onSubmit: (field: CardField) => void
  onUnavailable?: () => void
  /** Says that the frame did not load and offers to load it again, where there is more to say about it. */
  failed?: (retry: () => void) => ReactNode
}

/** Asks for the card number in the vault's frame. */
export function CardForm({ mount, button, isBusy, onSubmit, onUnavailable, failed }: Props) {
  const texts = useContent('pan-entry-page')
  const text = texts['pan-entry-page']
  const { settings, report } = usePlatform()
  const [state, setState] = useState(untouched)
  const [revealed, setRevealed] = useState(false)
  const [tried, setTried] = useState(false)
  // If a number is pasted and submitted at once, the frame sends both messages before this page renders again.
  const newest = useRef(untouched)
  const afterPress = useAfterPress()
  // No error while the person is still typing for the first time (P-144).
  const problem = state.problem && (tried || state.touched) ? texts[problemEntries[state.problem]].text : null
  const { container, field, frame, retry } = useCardField({
    mount,
    vaultOrigin: settings.vaultOrigin,
    title: text.frame_title,
    look: useFieldLook({ label: text.label, help: text.help, problem, revealed }, useLocale()),
    onState: (next) => {
      newest.current = next
      afterPress(() => setState(next))
    },
    onSubmit: submit,
    // Without its frame the vault cannot do anything: the same failure as a vault that does not answer (P-448, P-462).
    onUnavailable: () => {
      report('PAYMENT_SERVICE_ERROR', new CardFieldFailed({ code: 'vault_unavailable' }))
      onUnavailable?.()
    },
  })

  function submit() {
    // Nobody is asked for a number while there is no field for it.
    if (frame !== 'ready') return field.current?.focus()
    setTried(true)
    if (newest.current.problem || !field.current) return field.current?.focus()
    onSubmit(field.current)
  }

  return (
    <form
      className="card-form"
      data-typed={state.problem === 'required' ? undefined : ''}
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        submit()
      }}
    >
      <CardNumberField
        text={text}
        container={container}
        frame={frame}
        problem={frame === 'ready' ? problem : null}
        revealed={revealed}
        onReveal={setRevealed}
        failed={failed ? failed(retry) : <FrameFailed onRetry={retry} />}
        onLabelClick={() => field.current?.focus()}
      />
      {frame !== 'unavailable' && (
        <>
          <Button type="submit" wide busy={isBusy}>
            {button}
          </Button>
          <p className="secure-note">
            <Icon name="lock" />
            <span>{text.secure_note}</span>
          </p>
        </>
      )}
    </form>
  )
}
