import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { useVerification } from './use-verification.ts'
import { VerifyProblem } from './verify-problem.tsx'

type Props = Pick<
  ReturnType<typeof useVerification>,
  'typed' | 'type' | 'check' | 'errors' | 'isBusy' | 'isUnknown' | 'failure'
>

/** Asks for the code. Why a check found nothing stands above it, and the code stays in the field. */
export function VerifyForm({ typed, type, check, errors, isBusy, isUnknown, failure }: Props) {
  const text = useContent('verify-letter')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (errors.attempts > 0) field.current?.focus()
  }, [errors.attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) check()
  }

  return (
    <>
      {(isUnknown || failure) && <VerifyProblem failure={failure} />}
      <form className="verify-form" noValidate onSubmit={submit}>
        <TextField
          ref={field}
          id={`${id}-code`}
          label={text.code}
          help={text.code_help}
          error={errors.errorOf('code')}
          announcesError
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          required
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" busy={isBusy}>
          {text.check}
        </Button>
        <p className="soft" role="status">
          {isBusy && text.checking}
        </p>
      </form>
    </>
  )
}
