import type { RouteObject } from 'react-router'
import { EntryProgress } from '../../features/entries/entry-progress.tsx'
import { loadPage } from '../../platform/loading/load-page.ts'
import { paths } from '../../platform/navigation/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { ErrorPage } from '../frame/error-page.tsx'

type Entry = (app: AppParts, request: Request) => Promise<Response>

/** Links from issuers that do something and redirect (portal specification §2.6). They have no layout, because nobody stays there. */
export function entryRoutes(app: AppParts): RouteObject[] {
  const entry = (path: string, load: () => Promise<Entry>): RouteObject => ({
    path,
    loader: async ({ request }) => (await loadPage(load)())(app, request),
    HydrateFallback: EntryProgress,
    element: <EntryProgress />,
    errorElement: <ErrorPage />,
  })

  return [
    entry(
      `/:countryCode${paths.prefill}`,
      async () => (await import('../../features/entries/prefill-entry.ts')).prefillEntry,
    ),
    entry(paths.sso, async () => (await import('../../features/entries/sso-entry.ts')).ssoEntry),
    entry(
      paths.redirect,
      async () => (await import('../../features/entries/travel-document-entry.ts')).travelDocumentEntry,
    ),
  ]
}
