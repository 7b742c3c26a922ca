import '../../ui/form/short-form.css'
import './sign-in-form.css'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { useErrorTitle } from '../../ui/form/use-error-title.ts'
import { MarketplaceFailed } from '../marketplace-failed/marketplace-failed.tsx'
import type { useSignInLink } from './use-sign-in-link.ts'

type Props = { link: ReturnType<typeof useSignInLink>; button: string }

/** Asks for an e-mail address and no password (M-022). */
export function SignInForm({ link, button }: Props) {
  const text = useContent('marketplace-sign-in')
  const { errors, isLimited, failure } = link
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useErrorTitle(errors.attempts > 0, text.error_title)
  useEffect(() => {
    if (errors.attempts > 0) field.current?.focus()
  }, [errors.attempts])

  function submit(event: FormEvent) {
    event.preventDefault()
    link.send()
  }

  return (
    <form className="short-form sign-in-form" noValidate onSubmit={submit}>
      {isLimited && (
        <Banner tone="danger">
          <p>{text.limited}</p>
        </Banner>
      )}
      <TextField
        ref={field}
        id={`${id}-email`}
        label={text.email}
        help={text.email_help}
        error={errors.errorOf('email')}
        announcesError
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={link.email}
        onChange={({ target }) => link.type(target.value)}
      />
      <Button type="submit" busy={link.isBusy}>
        {button}
      </Button>
      {!isLimited && <MarketplaceFailed error={failure} onClose={link.forgetFailure} />}
    </form>
  )
}
