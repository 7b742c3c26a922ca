import '../../ui/form/short-form.css'
import { type FormEvent, useId } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import type { useVerification } from './use-verification.ts'
import { VerifyProblem } from './verify-problem.tsx'

type Props = Pick<
  ReturnType<typeof useVerification>,
  'typed' | 'type' | 'check' | 'errors' | 'isBusy' | 'isUnknown' | 'failure'
>

/** Asks for the code. If a check finds nothing, the reason appears above it and the code stays in the field. */
export function VerifyForm({ typed, type, check, errors, isBusy, isUnknown, failure }: Props) {
  const text = useContent('verify-letter')
  const id = useId()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isBusy) check()
  }

  return (
    <>
      {(isUnknown || failure) && <VerifyProblem failure={failure} />}
      <form className="short-form" noValidate onSubmit={submit}>
        <CodeField
          id={`${id}-code`}
          label={text.code}
          help={text.code_help}
          error={errors.errorOf('code')}
          attempts={errors.attempts}
          value={typed}
          onType={type}
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
