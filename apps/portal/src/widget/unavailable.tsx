import { useContent } from '../platform/content/content.ts'
import { useLocale } from '../platform/content/locale.ts'
import { signInPath } from '../platform/navigation/sign-in-paths.ts'
import { Illustration } from '../ui/art/illustration.tsx'
import { Button } from '../ui/button.tsx'

type Kind = 'refused' | 'signed-out' | 'failed' | 'closed'
type Props = { kind: Kind; onRetry?: () => void }

/** Says why the form cannot be shown, and what to do about it. */
export default function Unavailable({ kind, onRetry }: Props) {
  const text = useContent('claim-widget')
  // Not the portal's start, which asks for a card.
  const signIn = signInPath({ country: 'usa', locale: useLocale() })
  const words: Record<Kind, { title: string; body: string }> = {
    refused: { title: text.refused_title, body: text.refused_text },
    'signed-out': { title: text.signed_out_title, body: text.signed_out_text },
    failed: { title: text.failed_title, body: text.failed_text },
    closed: { title: text.closed_title, body: text.closed_text },
  }
  const { title, body } = words[kind]

  return (
    <main className="wrap widget-message" role="alert">
      <Illustration name={kind === 'closed' ? 'maintenance' : 'accident'} />
      <h1>{title}</h1>
      <p className="lead">{body}</p>
      {kind === 'failed' && <Button onClick={onRetry}>{text.try_again}</Button>}
      {(kind === 'refused' || kind === 'signed-out') && (
        <a className="button" href={signIn} target="_blank" rel="noopener">
          {text.sign_in}
        </a>
      )}
    </main>
  )
}
