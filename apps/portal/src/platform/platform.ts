import { fetchContent } from '@amparo/content/fetch-content'
import type { ContentOf, Slug } from '@amparo/content/slugs'
import { type IsoDate, localDay } from '@amparo/rules/dates/iso-date'
import { createContext, use } from 'react'
import { type Caller, createCaller, createFileCaller, type FileCaller } from './calls/caller.ts'
import { type ErrorReporter, errorReporter } from './calls/error-reporter.ts'
import { randomId } from './random-id.ts'
import type { PageSettings } from './settings.ts'

/** Everything a page needs from outside: settings, calls, the clock, the error reporter. Tests bring their own. */
export type Platform = {
  settings: PageSettings
  /** Calls the product API. Only `queries/` does so; see its README. */
  api: Caller
  /** Asks a path of the product API for a file; with a body it is posted. Only `queries/` does so. */
  file: FileCaller
  /** Calls the vault's own origin, for issuers' tokens and travel documents. */
  vault: Caller
  /** The texts of a slug in the first of the languages that the content store has [P-314]. */
  readContent: <S extends Slug>(slug: S, languages: readonly string[], signal?: AbortSignal) => Promise<ContentOf<S>>
  report: ErrorReporter
  now: () => Date
  today: () => IsoDate
}

export function createPlatform(settings: PageSettings, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Platform {
  // Every call to the product API names the space (P-398).
  const server = { headers: { 'x-space': settings.space }, fetch }
  // One for as long as the page is open: its calls, error reports included, and the server's work for them are one trace.
  const traceId = randomId()
  const api = createCaller({ ...server, traceId, report: (...error) => report(...error) })
  const report = errorReporter(api)
  const file = createFileCaller(server)
  const vault = createCaller({ origin: settings.vaultOrigin, fetch, report })
  const readContent: Platform['readContent'] = async (slug, languages, signal) => {
    const { content } = await fetchContent({ base: settings.cmsBase, slug, languages, signal, fetch })
    return content
  }
  const now = () => new Date(Date.now() + settings.clockOffsetMs)

  return { settings, api, file, vault, readContent, report, now, today: () => localDay(now()) }
}

const PlatformContext = createContext<Platform | null>(null)
export const PlatformProvider = PlatformContext

export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('No platform around this component')
  return platform
}
