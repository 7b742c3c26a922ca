import { FrameFailed } from '../../blocks/card-frame/frame-failed.tsx'
import { useContent } from '../../platform/content/content.ts'

/** Without the vault nobody can log in: the message of a payment service that fails (P-462). */
export default function VaultDown({ onRetry }: { onRetry: () => void }) {
  const errors = useContent('login-errors')
  return <FrameFailed message={errors['global-error-without-phone-number']} onRetry={onRetry} />
}
