import { fill } from '@amparo/content/fill'
import { phoneDisplay } from '@amparo/rules/phone/phone-display'
import { useId, useRef, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { leftToRight } from '../../platform/content/phone-in-text.ts'
import { usePlatform } from '../../platform/platform.ts'
import { TextField } from '../../ui/form/text-field.tsx'
import type { SentCode } from './phone-types.ts'
import { StepDialog } from './step-dialog.tsx'
import { useCheckCode } from './use-check-code.ts'

type Props = { sent: SentCode; onVerified: (token: string) => void; onAgain: () => void; onClose: () => void }

/** Asks for the code that was sent (C-229, C-230) and checks it (C-232, C-239, C-240), or goes back (C-233, C-234). */
export function CodeStep({ sent, onVerified, onAgain, onClose }: Props) {
  const text = useContent('phone-verification')
  const { demo } = usePlatform().settings
  const id = useId()
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { check, error, isBusy } = useCheckCode({
    phone: sent.phone,
    onVerified,
    onWrong: () => field.current?.focus(),
  })
  const words =
    sent.type === 'home'
      ? { title: text.home_title, body: text.home_text }
      : { title: text.cell_title, body: text.cell_text }

  return (
    <StepDialog
      title={words.title}
      submit={text.confirm}
      isBusy={isBusy}
      onSubmit={() => check(code)}
      onClose={onClose}
    >
      <p>{fill(words.body, { phone: leftToRight(phoneDisplay(sent.phone)) })}</p>
      <TextField
        ref={field}
        id={`${id}-code`}
        label={text.code}
        help={text.code_help}
        error={error}
        announcesError
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        required
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      {demo && (
        <p>
          <a href="/dev" target="_blank" rel="noreferrer">
            {text.demo}
          </a>
        </p>
      )}
      <button type="button" className="button button-link" onClick={onAgain}>
        {text.again}
      </button>
    </StepDialog>
  )
}
