import { CallFailed } from '@amparo/contract/call'
import { isEmailAddress } from '@amparo/rules/text/email-address'
import { useState } from 'react'
import { useParams } from 'react-router'
import { track } from '../../platform/analytics/analytics.ts'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { signInLinkPath } from '../../platform/navigation/sign-in-paths.ts'
import { useSendMagicLink } from '../../queries/marketplace/send-magic-link.ts'
import { rememberNext } from '../../session/sign-in-next.ts'
import { useFormErrors } from '../../ui/form/use-form-errors.ts'

/** Asks for an e-mail address and has a sign-in link sent to it. `next` is the page that the link leads to (M-X44). */
export function useSignInLink(next?: string) {
  const text = useContent('marketplace-sign-in')
  const { countryCode: country = '' } = useParams()
  const locale = useLocale()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const isValid = isEmailAddress(email.trim())
  const errors = useFormErrors(isValid ? [] : [{ name: 'email', label: text.email, error: text.email_missing }])
  const { start, isRunning } = useSendMagicLink({
    onDone: () => setSentTo(email.trim()),
    onFailed: setFailure,
  })

  return {
    email,
    type: setEmail,
    errors,
    isBusy: isRunning,
    sentTo,
    /** Too many links were asked for: an answer that is shown beside the button. */
    isLimited: failure instanceof CallFailed && failure.status === 429,
    failure,
    forgetFailure: () => setFailure(null),
    send() {
      if (!errors.check()) return
      setFailure(null)
      rememberNext(next)
      track({ event: 'cardholder_pay', action: 'send_link' })
      void start({ email: email.trim(), redirect_uri: location.origin + signInLinkPath({ country, locale }) })
    },
    startAgain: () => setSentTo(null),
  }
}
