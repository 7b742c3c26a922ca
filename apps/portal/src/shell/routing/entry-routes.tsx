import type { RouteObject } from 'react-router'
import { EntryProgress } from '../../features/entries/entry-progress.tsx'
import { loadPage } from '../../platform/load-page.ts'
import { paths } from '../../platform/paths.ts'
import type { AppParts } from '../../session/app-parts.ts'
import { ErrorPage } from '../frame/error-page.tsx'

type Entry = (app: AppParts, request: Request) => Promise<Response>

/** Portal specification §2.6: links that do something and lead on. Nothing stands around them, since nobody stays. */
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
