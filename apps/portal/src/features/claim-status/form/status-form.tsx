import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locale/locales'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useContent } from '../../../platform/content.ts'
import { useLocale } from '../../../platform/locale.ts'
import { usePageTitle } from '../../../session/page-title.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/form/error-summary.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { CheckFailed } from '../check-failed.tsx'
import { StatusHelp } from '../status-help.tsx'
import { useFormWords } from '../use-form-words.ts'
import { useCheck } from './use-check.ts'
import { type FieldName, useStatusForm } from './use-status-form.ts'

/** `number` came with the address, `failure` from looking it up. */
type Props = { number: string; failure?: unknown }

/** How each field helps a phone's keyboard and a browser that knows the person. */
const typing: Record<FieldName, object> = {
  number: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, dir: 'ltr' },
  postal_code: { autoComplete: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  surname: { autoComplete: 'family-name', spellCheck: false },
}

export function StatusForm({ number, failure: failedBefore = null }: Props) {
  const text = useContent('claim-status-page')
  const locale = useLocale()
  const { lead } = useFormWords()
  const form = useStatusForm(number)
  const { check, isBusy, failure } = useCheck(failedBefore)
  const id = useId()
  const [tries, setTries] = useState(0)
  const summary = useRef<HTMLElement>(null)
  const failed = useRef<HTMLDivElement>(null)
  const wrong = form.fields.filter(({ error }) => error !== null)
  const isListed = tries > 0 && wrong.length > 0
  usePageTitle(isListed || failure ? fill(text.error_title, { title: text.title }) : text.title)

  useEffect(() => {
    if (tries > 0) summary.current?.focus()
  }, [tries])
  useEffect(() => {
    if (failure) failed.current?.focus()
  }, [failure])

  function submit(event: FormEvent) {
    event.preventDefault()
    form.leaveAll()
    if (form.isRight) {
      setTries(0)
      return void check(form.values)
    }
    setTries(tries + 1)
  }

  return (
    <StatusHelp>
      <h1 tabIndex={-1}>{text.title}</h1>
      <p className="lead">{lead}</p>
      {isListed && (
        <ErrorSummary
          title={fill(plural(text.summary_title, wrong.length, intlTag(locale)), { count: wrong.length })}
          items={wrong.map(({ name, label, error }) => ({
            id: `${id}-${name}`,
            text: fill(text.summary_item, { label, problem: error ?? '' }),
          }))}
          box={summary}
        />
      )}
      {Boolean(failure) && !isListed && (
        <div ref={failed} tabIndex={-1}>
          <CheckFailed error={failure} />
        </div>
      )}
      <form className="status-form" noValidate onSubmit={submit}>
        {form.fields.map(({ name, label, help, value, error }) => (
          <TextField
            key={name}
            {...typing[name]}
            id={`${id}-${name}`}
            label={label}
            help={help}
            error={error}
            required
            value={value}
            onChange={({ target }) => form.type(name, target.value)}
            onBlur={() => form.leave(name)}
          />
        ))}
        <Button type="submit" busy={isBusy}>
          {text.check}
        </Button>
      </form>
    </StatusHelp>
  )
}
