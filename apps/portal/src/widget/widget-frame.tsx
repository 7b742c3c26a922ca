import { Suspense, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useContent } from '../platform/content/content.ts'
import { useStore } from '../platform/state/create-store.ts'
import { useFocusOnArrival } from '../shell/frame/use-focus-on-arrival.ts'
import { Banner } from '../ui/feedback/banner.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { Snackbars } from '../ui/feedback/snackbars.tsx'
import type { ClaimWidget } from './claim-widget.ts'

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

/** A placeholder with the layout of a step. */
export function WidgetLoading() {
  return (
    <div className="wrap widget-loading" aria-busy="true">
      <Skeleton shape="line" />
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="line" />
      <Skeleton shape="card" />
    </div>
  )
}
