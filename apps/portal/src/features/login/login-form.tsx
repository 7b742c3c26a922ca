import { CardForm } from '../../blocks/card-frame/card-form.tsx'
import type { MountCardField } from '../../blocks/card-frame/use-card-field.ts'
import { useContent } from '../../platform/content/content.ts'
import { useAppParts } from '../../session/app-parts.ts'
import type { useSignIn } from './use-sign-in.ts'

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
      onReady={() => {
        if (loginNotice.get()?.kind === 'vault-failed') loginNotice.set(null)
      }}
      onUnavailable={() => loginNotice.set({ kind: 'vault-failed', requestId: null })}
    />
  )
}
