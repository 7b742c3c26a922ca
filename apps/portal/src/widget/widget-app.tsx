import './widget.css'
import { type ReactNode, Suspense } from 'react'
import { RouterProvider } from 'react-router'
import { lazyPart } from '../platform/loading/load-page.ts'
import { useStore } from '../platform/state/create-store.ts'
import { useMaintenance } from '../queries/list-feature-flags.ts'
import type { AppParts } from '../session/app-parts.ts'
import { AppProviders } from '../session/app-providers.tsx'
import type { ClaimWidget } from './claim-widget.ts'
import { WidgetLoading } from './widget-loading.tsx'

/** Loaded on demand: few people see it, and it contains illustrations. */
const Unavailable = lazyPart(() => import('./unavailable.tsx'))

type Props = { app: AppParts; widget: ClaimWidget }

export function WidgetApp({ app, widget }: Props) {
  const state = useStore({ get: widget.get, initial: widget.get, subscribe: widget.subscribe })

  return (
    <AppProviders app={app}>
      <Suspense fallback={<WidgetLoading />}>
        {state.kind === 'refused' ? (
          <Unavailable kind="refused" />
        ) : (
          <UnlessClosed>
            {state.kind === 'open' ? (
              <RouterProvider router={state.router} />
            ) : state.kind === 'waiting' ? (
              <WidgetLoading />
            ) : (
              <Unavailable kind={state.kind} onRetry={widget.retry} />
            )}
          </UnlessClosed>
        )}
      </Suspense>
    </AppProviders>
  )
}

/** During maintenance the form is only hidden: what was typed stays, and uploads and calls continue (P-326). */
function UnlessClosed({ children }: { children: ReactNode }) {
  const isClosed = useMaintenance()

  return (
    <>
      {isClosed && (
        <Suspense fallback={<WidgetLoading />}>
          <Unavailable kind="closed" />
        </Suspense>
      )}
      <div hidden={isClosed}>{children}</div>
    </>
  )
}
