import { lazy } from 'react'
import { CardForm } from '../../blocks/card-frame/card-form.tsx'
import { FrameFailed } from '../../blocks/card-frame/frame-failed.tsx'
import type { MountCardField } from '../../blocks/card-frame/use-card-field.ts'
import { useContent } from '../../platform/content/content.ts'
import { Region } from '../../platform/loading/region.tsx'
import { useAppParts } from '../../session/app-parts.ts'
import type { useSignIn } from './use-sign-in.ts'

const VaultDown = lazy(() => import('./vault-down.tsx'))

type Props = ReturnType<typeof useSignIn> & { mount?: MountCardField; onStart: () => void }

export function LoginForm({ mount, onStart, signIn, busy }: Props) {
  const { 'pan-entry-page': text } = useContent('pan-entry-page')
  const { loginNotice } = useAppParts()

  return (
    <CardForm
      mount={mount}
      button={busy ? text.submitting : text.submit}
      isBusy={busy}
      onSubmit={(field) => {
        onStart()
        void signIn(field)
      }}
      onUnavailable={() => {
        // The field says the same, and offers to load it again.
        if (loginNotice.get()?.kind === 'vault-failed') loginNotice.set(null)
      }}
      failed={(retry) => (
        <Region failed={<FrameFailed onRetry={retry} />}>
          <VaultDown onRetry={retry} />
        </Region>
      )}
    />
  )
}
