import { languageHome } from '@amparo/rules/locale/locales'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import type { GivenContent } from '../platform/content/given-content.ts'
import type { PageSettings } from '../platform/settings.ts'
import { createAppParts } from '../session/app-parts.ts'
import { App } from '../shell/app.tsx'
import { PageSkeleton } from '../shell/frame/page-skeleton.tsx'
import MaintenancePage from '../shell/maintenance/maintenance-page.tsx'
import { createRoutes } from '../shell/routing/routes.tsx'
import { WidgetLoading } from '../widget/widget-loading.tsx'

export type Renderer = {
  renderLogin: typeof renderLogin
  renderMaintenance: typeof renderMaintenance
  renderSkeleton: typeof renderSkeleton
  renderWidgetLoading: typeof renderWidgetLoading
}

/** Renders card entry exactly as the browser will: the same tree, with its content. */
export function renderLogin({ settings, given }: { settings: PageSettings; given: GivenContent }): string {
  const app = createAppParts({ settings, given, storage: noStorage, fetch: noFetch })
  const router = createMemoryRouter(createRoutes(app).routes, { initialEntries: [languageHome(given.locale)] })
  try {
    return renderToString(<App app={app} router={router} />)
  } finally {
    router.dispose()
    app.queries.clear()
  }
}

/** Renders the maintenance page. It is the same at every address, and is not hydrated. */
export function renderMaintenance({ settings, given }: { settings: PageSettings; given: GivenContent }): string {
  const app = createAppParts({ settings, given, storage: noStorage, fetch: noFetch })
  const routes = [{ path: '/:languageCode', element: <MaintenancePage /> }]
  const router = createMemoryRouter(routes, { initialEntries: [`/${given.locale}`] })
  try {
    return renderToString(<App app={app} router={router} />)
  } finally {
    router.dispose()
    app.queries.clear()
  }
}

export function renderSkeleton(isHome: boolean): string {
  return renderToString(<PageSkeleton isHome={isHome} />)
}

/** What the claim form's page shows until its script runs. */
export function renderWidgetLoading(): string {
  return renderToString(<WidgetLoading />)
}

const noStorage = (): Storage => ({ getItem: () => null }) as unknown as Storage
const noFetch = () => Promise.reject(new Error('A page that the server renders makes no calls'))
