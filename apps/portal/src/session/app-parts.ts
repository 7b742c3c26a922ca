import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'
import type { QueryClient } from '@tanstack/react-query'
import { contentKey } from '../platform/content.ts'
import type { GivenContent } from '../platform/given-content.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { type SessionStore, sessionStore } from '../platform/session-storage.ts'
import type { PageSettings } from '../platform/settings.ts'
import { type CardSession, cardSession } from './card-session.ts'
import type { Tabs } from './tabs.ts'

/** What lives as long as the page does. */
export type AppParts = { platform: Platform; queries: QueryClient; session: CardSession; store: SessionStore }

type Options = {
  settings: PageSettings
  given?: GivenContent
  storage?: () => Storage
  fetch?: typeof fetch
  tabs?: Tabs
}

export function createAppParts({ settings, given, storage, fetch, tabs }: Options): AppParts {
  const platform = createPlatform(settings, { fetch })
  const queries = createQueryClient(platform.report)
  for (const [slug, content] of Object.entries(given?.contents ?? {})) {
    queries.setQueryData(contentKey(given?.locale as Locale, slug as Slug), content)
  }
  const store = sessionStore(platform.report, storage)

  return { platform, queries, session: cardSession({ store, platform, queries, tabs }), store }
}
