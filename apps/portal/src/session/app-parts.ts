import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locale/locales'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { contentKey } from '../platform/content/content.ts'
import type { GivenContent } from '../platform/content/given-content.ts'
import { createPlatform, type Platform } from '../platform/platform.ts'
import type { PageSettings } from '../platform/settings.ts'
import { createStore, type Store } from '../platform/state/create-store.ts'
import { type SessionStore, sessionStore } from '../platform/state/session-storage.ts'
import { type CardSession, cardSession } from './card-session.ts'
import type { DraftDatabase } from './drafts/draft-database.ts'
import type { LoginNotice } from './login-notice.ts'
import type { Tabs } from './tabs.ts'
import { createUserSession, type UserSession } from './user-session.ts'

/** All state that lives as long as the page, from `main.tsx` or from a test. Modules hold no state of the app. */
export type AppParts = {
  platform: Platform
  queries: QueryClient
  session: CardSession
  /** The user of the marketplace, who may have no card. */
  user: UserSession
  store: SessionStore
  loginNotice: Store<LoginNotice | null>
  /** The part that this function creates: the same one at every call. */
  part: <T>(create: AppPart<T>) => T
  /** Opens the database of one kind of draft; IndexedDB if there is none. */
  draftDatabase?: OpenDatabase
}

/**
 * State that a block or a feature needs for as long as the page lives, such as drafts or uploads. It is created when it is
 * first asked for, so its code is loaded with its feature rather than with card entry.
 */
export type AppPart<T> = (app: AppParts) => T

type OpenDatabase = (name: string) => DraftDatabase
type Options = {
  settings: PageSettings
  given?: GivenContent
  storage?: () => Storage
  fetch?: typeof fetch
  tabs?: Tabs
  draftDatabase?: OpenDatabase
}

export function createAppParts({ settings, given, storage, fetch, tabs, draftDatabase }: Options): AppParts {
  const platform = createPlatform(settings, { fetch })
  const queries = createQueryClient(platform.report)
  for (const [slug, content] of Object.entries(given?.contents ?? {})) {
    queries.setQueryData(contentKey(given?.locale as Locale, slug as Slug), content)
  }
  const store = sessionStore(platform.report, storage)
  const session = cardSession({ store, platform, queries, tabs })
  const user = createUserSession({ store, platform, queries, session, tabs })
  const parts = new Map<AppPart<unknown>, unknown>()
  const app: AppParts = {
    platform,
    queries,
    session,
    user,
    store,
    loginNotice: createStore<LoginNotice | null>(null),
    draftDatabase,
    part: <T>(create: AppPart<T>) => {
      if (!parts.has(create)) parts.set(create, create(app))
      return parts.get(create) as T
    },
  }

  return app
}

export const AppPartsContext = createContext<AppParts | null>(null)

export function useAppParts(): AppParts {
  const app = use(AppPartsContext)
  if (!app) throw new Error('No AppProviders around this component')
  return app
}

export function useAppPart<T>(create: AppPart<T>): T {
  return useAppParts().part(create)
}
