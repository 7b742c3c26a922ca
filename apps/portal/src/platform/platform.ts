import { fetchContent } from '@amparo/content/fetch-content'
import type { ContentOf, Slug } from '@amparo/content/slugs'
import { call } from '@amparo/contract/call'
import type { Answer, Endpoint, Input } from '@amparo/contract/endpoint'
import { type IsoDate, localDay } from '@amparo/rules/iso-date'
import { createContext, use } from 'react'
import { type ErrorReporter, errorReporter } from './error-reporter.ts'
import type { PageSettings } from './settings.ts'

/** Everything a page needs from outside: settings, calls, the clock, the error reporter. Tests give their own. */
export type Platform = {
  settings: PageSettings
  api: <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>
  /** The texts of a slug in the first of the languages that the content store has [P-314]. */
  readContent: <S extends Slug>(slug: S, languages: readonly string[], signal?: AbortSignal) => Promise<ContentOf<S>>
  report: ErrorReporter
  now: () => Date
  today: () => IsoDate
}

export function createPlatform(settings: PageSettings, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Platform {
  // P-398: every call of the product API names the space.
  const link = { headers: { 'x-space': settings.space }, fetch }
  const api: Platform['api'] = (endpoint, input) => call(endpoint, input, link)
  const readContent: Platform['readContent'] = async (slug, languages, signal) => {
    const { content } = await fetchContent({ base: settings.cmsBase, slug, languages, signal, fetch })
    return content
  }
  const now = () => new Date(Date.now() + settings.clockOffsetMs)

  return { settings, api, readContent, report: errorReporter(api), now, today: () => localDay(now()) }
}

const PlatformContext = createContext<Platform | null>(null)
export const PlatformProvider = PlatformContext

export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('No platform around this component')
  return platform
}
