import { ContentError } from './content-error.ts'
import type { ContentOf, Slug } from './slugs.ts'
import { fromWire } from './wire.ts'

type Options<S> = {
  /** The address before `/{language}/{slug}.json`, without a slash at its end. */
  base: string
  slug: S
  /** In order of preference. */
  languages: readonly string[]
  fetch?: typeof globalThis.fetch
  signal?: AbortSignal
}

/** Reads a slug in the first language that exists (P-314, P-315, P-400). `language` says which it is, for `lang` and plurals. */
export async function fetchContent<S extends Slug>(
  options: Options<S>,
): Promise<{ content: ContentOf<S>; language: string }> {
  const { slug, languages } = options
  for (const language of languages) {
    const answer = await read(options, language)
    if (answer.status === 403) continue
    const requestId = answer.headers.get('x-request-id')
    if (answer.status === 404) throw new ContentError('No entry found for slug', { slug, requestId })
    if (!answer.ok) throw new ContentError(`Content store answered ${answer.status}`, { slug, requestId })
    const json: unknown = await answer.json().catch(() => null)
    return { content: fromWire(json, slug) as ContentOf<S>, language }
  }
  throw new ContentError('No language of this content is available', { slug })
}

async function read<S>({ base, slug, fetch = globalThis.fetch, signal }: Options<S>, language: string) {
  try {
    return await fetch(`${base}/${language}/${slug}.json`, signal ? { signal } : {})
  } catch (cause) {
    // Leaving the page is not an error.
    if (signal?.aborted) throw cause
    throw new ContentError('Content store could not be reached', { slug: String(slug), cause })
  }
}
