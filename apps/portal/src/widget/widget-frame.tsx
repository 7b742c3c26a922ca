import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useContent } from '../platform/content/content.ts'
import { useStore } from '../platform/state/create-store.ts'
import { useFocusOnArrival } from '../shell/frame/use-focus-on-arrival.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Snackbars } from '../ui/feedback/snackbars.tsx'
import type { ClaimWidget } from './claim-widget.ts'
import { WidgetLoading } from './widget-loading.tsx'

/** The frame around every page of the form. It replaces the portal's top bar and footer. */
export function WidgetFrame({ widget }: { widget: ClaimWidget }) {
  const text = useContent('claim-widget')
  const { dismiss } = useContent('snackbar')
  const { pathname } = useLocation()
  const before = useRef(pathname)
  const state = useStore({ get: widget.get, initial: widget.get, subscribe: widget.subscribe })
  useFocusOnArrival()

  useEffect(() => {
    if (before.current !== pathname) widget.send({ type: 'step' })
    before.current = pathname
  }, [pathname, widget])

  return (
    <>
      {state.kind === 'open' && state.isExpiring && (
        <Banner tone="danger">
          <p>{text.ending}</p>
        </Banner>
      )}
      <main id="main" tabIndex={-1}>
        <Suspense fallback={<WidgetLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Snackbars dismissLabel={dismiss} />
    </>
  )
}
