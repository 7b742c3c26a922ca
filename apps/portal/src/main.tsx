// Imported first, so that no other script can create the page's Trusted Types policy.
import './platform/loading/own-worker.ts'
import './ui/tokens/fonts.css'
import './ui/tokens/tokens.css'
import './ui/tokens/tokens-dark.css'
import './ui/tokens/brands/neutral.css'
import './ui/tokens/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { readGivenContent } from './platform/content/given-content.ts'
import { createPlatform } from './platform/platform.ts'
import { readPageSettings } from './platform/settings.ts'
import { startTheme } from './platform/state/theme.ts'
import { createAppParts } from './session/app-parts.ts'
import { browserTabs } from './session/tabs.ts'
import { App } from './shell/app.tsx'
import { followSession } from './shell/routing/follow-session.ts'
import { createRoutes } from './shell/routing/routes.tsx'
import { ignoreStrayClicks } from './ui/overlay/ignore-stray-clicks.ts'

// A page from the back/forward cache may belong to a session that has ended (P-027).
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

startTheme()
ignoreStrayClicks(document)
const root = document.getElementById('root') as HTMLElement
const settings = readPageSettings(document)
if (root.dataset.rendered === 'closed') void waitUntilOpen()
else start()

function start() {
  const app = createAppParts({ settings, given: readGivenContent(document), tabs: browserTabs() })
  const isDrawn = root.dataset.rendered === 'page'
  const { routes, options } = createRoutes(app)
  const router = createBrowserRouter(routes, {
    ...options,
    // Card entry was rendered by the server: hydrate it without looking for lazy routes first.
    ...(isDrawn && { hydrationData: {} }),
  })
  followSession(app, router)
  const page = <App app={app} router={router} />

  // Of other pages the server has only rendered a skeleton.
  if (isDrawn) hydrateRoot(root, page)
  else createRoot(root).render(page)
}

async function waitUntilOpen() {
  const { waitForReturn } = await import('./shell/maintenance/wait-for-return.ts')
  waitForReturn(createPlatform(settings))
}
