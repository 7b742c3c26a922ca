import './widget.css'
import { Suspense } from 'react'
import { RouterProvider } from 'react-router'
import { useContent } from '../platform/content/content.ts'
import { useStore } from '../platform/state/create-store.ts'
import type { AppParts } from '../session/app-parts.ts'
import { AppProviders } from '../session/app-providers.tsx'
import { Illustration } from '../ui/art/illustration.tsx'
import { Button } from '../ui/button.tsx'
import type { ClaimWidget } from './claim-widget.ts'
import { WidgetLoading } from './widget-frame.tsx'

type Props = { app: AppParts; widget: ClaimWidget }

export function WidgetApp({ app, widget }: Props) {
  const state = useStore({ get: widget.get, initial: widget.get, subscribe: widget.subscribe })

  return (
    <AppProviders app={app}>
      <Suspense fallback={<WidgetLoading />}>
        {state.kind === 'open' ? (
          <RouterProvider router={state.router} />
        ) : state.kind === 'waiting' ? (
          <WidgetLoading />
        ) : (
          <Unavailable kind={state.kind} onRetry={widget.again} />
        )}
      </Suspense>
    </AppProviders>
  )
}

type Kind = 'refused' | 'signed-out' | 'failed'

/** What stands in the way of the form, and what to do about it. */
function Unavailable({ kind, onRetry }: { kind: Kind; onRetry: () => void }) {
  const text = useContent('claim-widget')
  const words: Record<Kind, { title: string; body: string }> = {
    refused: { title: text.refused_title, body: text.refused_text },
    'signed-out': { title: text.signed_out_title, body: text.signed_out_text },
    failed: { title: text.failed_title, body: text.failed_text },
  }
  const { title, body } = words[kind]

  return (
    <main className="wrap widget-message" role="alert">
      <Illustration name="accident" />
      <h1>{title}</h1>
      <p className="lead">{body}</p>
      {kind === 'failed' ? (
        <Button onClick={onRetry}>{text.try_again}</Button>
      ) : (
        <a className="button" href="/" target="_blank" rel="noopener">
          {text.open_portal}
        </a>
      )}
    </main>
  )
}
