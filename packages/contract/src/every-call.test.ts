import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'refusals' in value
const endpoints = Object.values(modules).flatMap((exported) => Object.values(exported).filter(isEndpoint))

type Schema = z.ZodMiniType
type Def = { type: string; checks?: { _zod: { def: { check: string } } }[] } & Record<string, never>
type Leaf = { path: string; schema: Schema; def: Def }

/** A schema and all the schemas nested in it, each with its path. */
function nested(schema: Schema, path: string, seen = new Set<Schema>()): Leaf[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const def = schema._zod.def as unknown as Def
  const next = (one: Schema | undefined, at = path) => (one ? nested(one, at, new Set(seen)) : [])
  const children = [
    ...Object.entries((def.shape ?? {}) as Record<string, Schema>).flatMap(([key, one]) => next(one, `${path}.${key}`)),
    ...((def.options ?? []) as Schema[]).flatMap((one) => next(one)),
    ...[def.element, def.valueType, def.innerType, def.in].flatMap((one) => next(one as Schema | undefined)),
  ]
  return [{ path, schema, def }, ...children]
}
const partsOf = (endpoint: Endpoint, parts: readonly ('query' | 'body' | 'answer')[]) =>
  parts.flatMap((part) => (endpoint[part] ? nested(endpoint[part], `${endpoint.method} ${endpoint.path} ${part}`) : []))

it('finds the calls', () => expect(endpoints.length).toBeGreaterThan(60))

/** Without a limit, one request could keep the server busy for as long as its sender likes. */
it('limits the length of every list in a request', () => {
  const lists = endpoints
    .flatMap((endpoint) => partsOf(endpoint, ['query', 'body']))
    .filter(({ def }) => def.type === 'array')
  const open = lists.filter(({ def }) => !def.checks?.some((check) => check._zod.def.check === 'max_length'))
  expect(open.map(({ path }) => path)).toEqual([])
})

describe('a card number', () => {
  const cards = ['4242424242424242', 'pay to 4242 4242 4242 4242 please']
  const strings = endpoints
    .filter(({ audience }) => audience !== 'service')
    .flatMap((endpoint) => partsOf(endpoint, ['query', 'body']))
    .filter(({ def }) => def.type === 'string')

  /** Never stored: these are only compared with stored values, or identify an error. */
  const compared =
    / body\.(?:documents\.(?:document_id|file_approval_id)|phone_verification_token|claim_number|token|id|cause|failed_request_id|page_keys)$/
  /** A file name with a card number has its own refusal. */
  const named = ['POST /api/management/v1/files/sign body.file_name']
  const ofVault = / \/(?:api\/cardholder\/v1\/token|api\/payments\/v1\/source|travel_document_redirect)/

  it('is refused in every text that a page or an operator sends, except where it is never stored', () => {
    const open = strings.filter(({ schema }) => cards.some((card) => z.safeParse(schema, card).success))
    const stored = open.filter(({ path }) => !compared.test(path) && !named.includes(path) && !ofVault.test(path))
    expect([...new Set(stored.map(({ path }) => path))].toSorted()).toEqual([])
  })
})
