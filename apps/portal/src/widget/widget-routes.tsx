import type { LoaderFunction, RouteObject } from 'react-router'
import { claim, claimLoader, stepRoutes } from '../features/claims/claim-routes.tsx'
import { loadPage } from '../platform/loading/load-page.ts'
import { paths } from '../platform/navigation/paths.ts'
import type { AppParts } from '../session/app-parts.ts'
import { PageFailed } from '../shell/frame/error-page.tsx'
import type { ClaimWidget } from './claim-widget.ts'
import { ClosedPage } from './closed-page.tsx'
import { WidgetFrame } from './widget-frame.tsx'
import { WidgetLoading } from './widget-loading.tsx'

const loadSentPage = loadPage(() => import('./sent-page.tsx'))

/** The token is checked by the server, so the routes need no guard. */
const anybody: LoaderFunction = () => null

/** The claim feature's pages. Any other address means that the person left the form. */
export function widgetRoutes(app: AppParts, widget: ClaimWidget): RouteObject[] {
  const children: RouteObject[] = [
    ...stepRoutes(app, anybody),
    {
      path: claim + paths.success,
      loader: claimLoader(app, anybody, paths.success.slice(1)),
      lazy: async () => {
        const { SentPage } = await loadSentPage()
        return { element: <SentPage onSent={widget.sent} /> }
      },
    },
    { path: '*', element: <ClosedPage widget={widget} /> },
  ]
  return [
    {
      element: <WidgetFrame widget={widget} />,
      errorElement: <PageFailed />,
      HydrateFallback: WidgetLoading,
      children: [{ errorElement: <PageFailed />, children }],
    },
  ]
}
