// Imported first, so that no other script can create the page's Trusted Types policy.
import '../platform/loading/own-worker.ts'
import '../ui/tokens/fonts.css'
import '../ui/tokens/tokens.css'
import '../ui/tokens/tokens-dark.css'
import '../ui/tokens/brands/neutral.css'
import '../ui/tokens/base.css'
import { createRoot } from 'react-dom/client'
import { readGivenContent } from '../platform/content/given-content.ts'
import { readPageSettings } from '../platform/settings.ts'
import { startTheme } from '../platform/state/theme.ts'
import { createAppParts } from '../session/app-parts.ts'
import { openDraftDatabase } from '../session/drafts/draft-database.ts'
import { ignoreStrayClicks } from '../ui/overlay/ignore-stray-clicks.ts'
import { createClaimWidget } from './claim-widget.ts'
import { linkToHost } from './link-to-host.ts'
import { memoryStorage } from './memory-storage.ts'
import { placeDialogs } from './place-dialogs.ts'
import { withPolicyTexts } from './policy-texts.ts'
import { tellActivity } from './tell-activity.ts'
import { readWidgetAddress } from './widget-address.ts'
import { WidgetApp } from './widget-app.tsx'
import { widgetRoutes } from './widget-routes.tsx'

const { hidden, theme, ...connection } = readWidgetAddress(location.search)
startTheme(theme)
ignoreStrayClicks(document)
placeDialogs(document)
const root = document.getElementById('root') as HTMLElement
const settings = readPageSettings(document)
const allowed = [location.origin, ...(settings.widgetOrigins ?? [])]
const link = linkToHost({ ...connection, page: window, allowed })
const memory = memoryStorage()
// On the portal's own pages, the widget shares the tab's storage with them. So it keeps its token in memory, and its drafts in another database.
const app = createAppParts({
  settings,
  given: readGivenContent(document),
  storage: () => memory,
  draftDatabase: (name) => openDraftDatabase(`${name}-of-policies`),
})
app.platform.readContent = withPolicyTexts(app.platform.readContent)
const widget = createClaimWidget({ app, link, hidden, routes: (opened) => widgetRoutes(app, opened) })

new ResizeObserver(() =>
  link?.send({ type: 'height', height: Math.ceil(root.getBoundingClientRect().height) }),
).observe(root)
tellActivity(() => link?.send({ type: 'active' }))
createRoot(root).render(<WidgetApp app={app} widget={widget} />)
widget.start()
