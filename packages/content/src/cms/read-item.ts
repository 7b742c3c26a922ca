import { defaultLocale, intlTag, type Locale } from '@amparo/rules/locale/locales'
import { type Authored, isAuthored } from '../leaves.ts'
import type { Schema } from '../schema.ts'
import { structureProblems } from '../structure.ts'
import { completed } from '../variants.ts'
import { fromWire } from '../wire.ts'

const TIMEOUT_MS = 5_000
const MOST_BYTES = 5 * 1024 * 1024

export type CmsHost = { url: string; previewToken?: string | undefined; fetch: typeof globalThis.fetch }
export type Item = { locale: Locale; slug: string; schema: Schema }

/** `unreachable` says nothing about the item: the host does not answer, or not as a host of content does. */
export type Reading =
  | { outcome: 'unchanged' | 'missing' }
  | { outcome: 'unreachable' | 'malformed'; problem: string }
  | { outcome: 'read'; content: Authored; etag: string | null; text: string }

/** Reads an item from the host and checks it as files are checked. `reference` is the same in the default language. */
export async function readItem(
  { url, previewToken, fetch }: CmsHost,
  { locale, slug, schema }: Item,
  { etag, reference }: { etag: string | null; reference: Authored | undefined },
): Promise<Reading> {
  let text: string
  let tag: string | null
  try {
    const answer = await fetch(`${url}/${locale}/${slug}.json`, {
      headers: {
        accept: 'application/json',
        ...(etag && { 'if-none-match': etag }),
        ...(previewToken && { authorization: `Bearer ${previewToken}` }),
      },
      // A token must not follow a redirect to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (answer.status === 304) return { outcome: 'unchanged' }
    if (answer.status === 404 || answer.status === 403) return { outcome: 'missing' }
    if (!answer.ok) return { outcome: 'unreachable', problem: `status ${answer.status}` }
    if (Number(answer.headers.get('content-length')) > MOST_BYTES) return { outcome: 'malformed', problem: 'too large' }
    text = await answer.text()
    tag = answer.headers.get('etag')
  } catch (error) {
    return { outcome: 'unreachable', problem: (error as Error).name }
  }
  return checkText({ locale, slug, schema }, { text, reference, etag: tag })
}

type Answer = { text: string; reference: Authored | undefined; etag: string | null }

/** Checks what the host sent, now or when it was stored. */
export function checkText({ locale, slug, schema }: Item, { text, reference, etag }: Answer): Reading {
  if (text.length > MOST_BYTES) return { outcome: 'malformed', problem: 'too large' }
  let content: unknown
  try {
    content = fromWire(JSON.parse(text), slug)
  } catch {
    return { outcome: 'malformed', problem: 'not an entry in JSON' }
  }
  const [wrong] = structureProblems({ schema, content, reference }, { tag: intlTag(locale), partial: false })
  if (wrong) return { outcome: 'malformed', problem: `${wrong.key}: ${wrong.problem}` }
  if (!isAuthored(content)) return { outcome: 'malformed', problem: 'not an object of keys' }
  const isWhole = locale === defaultLocale || !reference
  return {
    outcome: 'read',
    etag,
    text,
    content: isWhole ? content : completed(schema, { base: reference, content, variant: false }),
  }
}
