import { formatTransferLink, parseTransferLink, type TransferLink } from '@amparo/rules/claims/transfer-code'
import { type FormEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'

type Props = {
  typed: string
  /** The address had something that is no link: its error shows at once. */
  isWrong: boolean
  onType: (text: string) => void
  onLink: (link: TransferLink) => void
}

/** Asks for the 24 characters of the link. A whole link can be pasted too. */
export function LinkForm({ typed, isWrong, onType, onLink }: Props) {
  const text = useContent('continue-elsewhere')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const link = parseTransferLink(typed)
  const errors = useFormErrors(link ? [] : [{ name: 'code', label: text.code, error: text.code_invalid }])
  const checkNow = useEffectEvent(() => {
    if (isWrong) errors.check()
  })
  useEffect(() => checkNow(), [])
  useEffect(() => {
    if (errors.attempts > 0) field.current?.focus()
  }, [errors.attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (errors.check() && link) onLink(link)
  }

  return (
    <form className="link-form" noValidate onSubmit={submit}>
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
        onChange={({ target }) => onType(target.value)}
        onBlur={() => link && onType(formatTransferLink(link))}
      />
      <Button type="submit">{text.next}</Button>
    </form>
  )
}
