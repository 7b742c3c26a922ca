import '../../ui/form/short-form.css'
import { formatTransferLink, parseTransferLink, type TransferLink } from '@amparo/rules/claims/transfer-code'
import { type FormEvent, useEffect, useEffectEvent, useId } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { CodeField } from '../../ui/form/code-field.tsx'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'

type Props = {
  typed: string
  /** `typed` came from an address that is no link, so its error shows at once. */
  isWrong: boolean
  onType: (text: string) => void
  onLink: (link: TransferLink) => void
}

/** Asks for the 24 characters of the link. A whole link can be pasted too. */
export function LinkForm({ typed, isWrong, onType, onLink }: Props) {
  const text = useContent('continue-elsewhere')
  const id = useId()
  const link = parseTransferLink(typed)
  const errors = useFormErrors(link ? [] : [{ name: 'code', label: text.code, error: text.code_invalid }])
  const checkNow = useEffectEvent(() => {
    if (isWrong) errors.check()
  })
  useEffect(() => checkNow(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (errors.check() && link) onLink(link)
  }

  return (
    <form className="short-form" noValidate onSubmit={submit}>
      <CodeField
        id={`${id}-code`}
        label={text.code}
        help={text.code_help}
        error={errors.errorOf('code')}
        attempts={errors.attempts}
        value={typed}
        onType={onType}
        onBlur={() => link && onType(formatTransferLink(link))}
      />
      <Button type="submit">{text.next}</Button>
    </form>
  )
}
