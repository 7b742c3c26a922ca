import { fetchContent } from '@amparo/content/fetch-content'
import type { ContentOf, Slug } from '@amparo/content/slugs'
import { call } from '@amparo/contract/call'
import type { Answer, Endpoint, Input } from '@amparo/contract/endpoint'
import { type IsoDate, localDay } from '@amparo/rules/dates/iso-date'
import { createContext, use } from 'react'
import { type ErrorReporter, errorReporter } from './error-reporter.ts'
import type { PageSettings } from './settings.ts'

/** `bearer`: the session of a user, for the few calls that send it. */
type Caller = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  more?: { bearer?: string | undefined },
) => Promise<Answer<E>>

/** Everything a page needs from outside: settings, calls, the clock, the error reporter. Tests give their own. */
export type Platform = {
  settings: PageSettings
  api: Caller
  /** The calls that pages make to the vault's own origin: an issuer's tokens and travel documents. */
  vault: Caller
  /** The texts of a slug in the first of the languages that the content store has [P-314]. */
  readContent: <S extends Slug>(slug: S, languages: readonly string[], signal?: AbortSignal) => Promise<ContentOf<S>>
  report: ErrorReporter
  now: () => Date
  today: () => IsoDate
}

/** An answer that takes longer will not come: the person should be told, and can try again. */
const LONGEST_CALL_MS = 30_000
function patience(): AbortSignal {
  const control = new AbortController()
  setTimeout(() => control.abort(), LONGEST_CALL_MS)
  return control.signal
}

export function createPlatform(settings: PageSettings, { fetch }: { fetch?: typeof globalThis.fetch } = {}): Platform {
  // P-398: every call of the product API names the space.
  const headers = { 'x-space': settings.space }
  const api: Caller = (endpoint, input, { bearer } = {}) =>
    call(endpoint, input, {
      headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
      fetch,
      signal: patience(),
    })
  const vault: Caller = (endpoint, input) =>
    call(endpoint, input, { origin: settings.vaultOrigin, fetch, signal: patience() })
  const readContent: Platform['readContent'] = async (slug, languages, signal) => {
    const { content } = await fetchContent({ base: settings.cmsBase, slug, languages, signal, fetch })
    return content
  }
  const now = () => new Date(Date.now() + settings.clockOffsetMs)

  return { settings, api, vault, readContent, report: errorReporter(api), now, today: () => localDay(now()) }
}

const PlatformContext = createContext<Platform | null>(null)
export const PlatformProvider = PlatformContext

export function usePlatform(): Platform {
  const platform = use(PlatformContext)
  if (!platform) throw new Error('No platform around this component')
  return platform
}
