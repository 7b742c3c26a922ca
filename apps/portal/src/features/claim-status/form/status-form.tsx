import '../../../ui/form/short-form.css'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useContent } from '../../../platform/content/content.ts'
import { useLocale } from '../../../platform/content/locale.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useErrorTitle } from '../../../ui/form/use-error-title.ts'
import { CheckFailed } from '../check-failed.tsx'
import { StatusHelp } from '../status-help.tsx'
import { useFormWords } from '../use-form-words.ts'
import { useCheck } from './use-check.ts'
import { type FieldName, useStatusForm } from './use-status-form.ts'

/** `number` comes from the address, `failure` from a check of that number. */
type Props = { number: string; failure?: unknown }

/** Hints for the keyboard of a phone and for browsers that fill in forms. */
const inputHints: Record<FieldName, object> = {
  number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  surname: { autoComplete: 'family-name', spellCheck: false },
}

/** The claim status form. It is the example to copy for a new form (see ui/form/README.md). */
export function StatusForm({ number, failure: failedBefore = null }: Props) {
  const text = useContent('claim-status-page')
  const locale = useLocale()
  const { lead } = useFormWords()
  const { fields, values, type, errors } = useStatusForm(number)
  const { check, isBusy, failure } = useCheck(failedBefore)
  const id = useId()
  const failed = useRef<HTMLDivElement>(null)
  const hasFailed = Boolean(failure) && errors.listed.length === 0
  usePageTitle(text.title)
  useErrorTitle(hasFailed, text.error_title)
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (errors.check()) void check(values)
  }

  return (
    <StatusHelp>
      <ErrorSummary
        items={errors.listed.map((problem) => ({ ...problem, id: `${id}-${problem.name}` }))}
        missing={[text.required]}
        attempts={errors.attempts}
        words={text}
        locale={locale}
      />
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="lead">{lead}</p>
      {hasFailed && (
        <div ref={failed} tabIndex={-1}>
          <CheckFailed error={failure} />
        </div>
      )}
      <form className="short-form" noValidate onSubmit={submit}>
        {fields.map(({ name, label, help }) => (
          <TextField
            key={name}
            {...inputHints[name]}
            id={`${id}-${name}`}
            label={label}
            help={help}
            error={errors.errorOf(name)}
            required
            value={values[name]}
            onChange={({ target }) => type(name, target.value)}
            onBlur={() => errors.leave(name)}
          />
        ))}
        <Button type="submit" busy={isBusy}>
          {text.check}
        </Button>
      </form>
    </StatusHelp>
  )
}
