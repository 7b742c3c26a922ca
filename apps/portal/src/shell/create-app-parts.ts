import type { Slug } from '@amparo/content/slugs'
import type { Locale } from '@amparo/rules/locales'
import { contentKey } from '../platform/content.ts'
import { createPlatform } from '../platform/platform.ts'
import { createQueryClient } from '../platform/query-client.ts'
import { sessionStore } from '../platform/session-storage.ts'
import type { PageSettings } from '../platform/settings.ts'
import { cardSession } from '../session/card-session.ts'
import type { GivenContent } from './given-content.ts'
import type { AppParts } from './guard-loader.ts'

type Options = { settings: PageSettings; given?: GivenContent; storage?: () => Storage; fetch?: typeof fetch }

export function createAppParts({ settings, given, storage, fetch }: Options): AppParts {
  const platform = createPlatform(settings, { fetch })
  const queries = createQueryClient(platform.report)
  for (const [slug, content] of Object.entries(given?.contents ?? {})) {
    queries.setQueryData(contentKey(given?.locale as Locale, slug as Slug), content)
  }
  const session = cardSession({ store: sessionStore(platform.report, storage), platform, queries })

  return { platform, queries, session }
}
