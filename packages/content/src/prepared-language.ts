import { createHash } from 'node:crypto'
import type { Locale } from '@amparo/rules/locale/locales'
import type { Authored } from './leaves.ts'
import { isWrittenIn, type Schema } from './schema.ts'
import { type Slug, slugs } from './slugs.ts'
import { toWire, type Values } from './wire.ts'

export type Served = { body: Buffer; etag: string }
export type Language = {
  contents: ReadonlyMap<string, Authored>
  serve: (slug: string) => Served | undefined
}
type Register = Record<string, Schema>

export function missing(slug: string): 'unknown-language' | 'unknown-slug' {
  return Object.hasOwn(slugs, slug) ? 'unknown-language' : 'unknown-slug'
}

export function slugsOf(locale: Locale): [string, Schema][] {
  return Object.entries(slugs as Register).filter(([, schema]) => isWrittenIn(schema, locale))
}

/**
 * The bytes of a slug, or of an entry of a standalone collection; slugs take precedence. Made when they are first requested, as most
 * languages of a deployment never are.
 */
export function prepare(contents: ReadonlyMap<string, Authored>): Language {
  const served = new Map<string, Served>()
  const make = (slug: string) => {
    if (contents.has(slug)) return serve(wireOf(contents, slug))
    const from = standaloneCollections.find((collection) => collection.entries.has(slug))
    const wire = from && wireOf(contents, from.slug)
    const entry = wire && 'entries' in wire ? wire.entries.find((one) => one.slug === slug) : undefined
    return entry && serve(entry)
  }
  return {
    contents,
    serve: (slug) => {
      const known = served.get(slug) ?? make(slug)
      if (known) served.set(slug, known)
      return known
    },
  }
}

const standaloneCollections = Object.entries(slugs as Register).flatMap(([slug, schema]) =>
  schema.kind === 'collection' && schema.standalone ? [{ slug, entries: new Set(Object.keys(schema.entries)) }] : [],
)

function wireOf(contents: ReadonlyMap<string, Authored>, slug: string) {
  return toWire(slug, slugs[slug as Slug], contents.get(slug) as Values)
}

function serve(wire: unknown): Served {
  const body = Buffer.from(JSON.stringify(wire))
  return { body, etag: `"${digest(body)}"` }
}

function digest(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('base64url').slice(0, 22)
}
