import { exampleOf } from '../../docs-page/example-of.ts'
import { listOperations, type OpenApiDocument, type Operation, type Schema } from '../../docs-page/openapi-document.ts'
import { openApiDocument } from '../docs/openapi.ts'
import { OPERATOR_KEY, type TestApi } from './api.ts'

const CARD = '9840 0210 6446 4051'
type Place = readonly (string | number)[]
export type HostileRequest = { name: string; method: string; url: string; payload: unknown; headers: object }

/** A valid request of every call of the API, as its example in the documentation has it. */
export function* validRequests({ routes, vault, clock }: TestApi, user: string): Generator<HostileRequest> {
  const document = openApiDocument(routes.map(({ endpoint }) => endpoint)) as OpenApiDocument
  for (const operation of listOperations(document)) {
    const { method, path, body, audience } = operation
    const headers = { authorization: `Bearer ${audience === 'operator' ? OPERATOR_KEY : user}` }
    const payload = withCard(body && exampleOf(body, { now: clock.now() }), vault.tokenFor(CARD))
    yield { ...{ name: `${method} ${path}`, method, url: urlOf(operation, clock.now()) }, payload, headers }
  }
}

/** Every call of the API with an otherwise valid request, and the value in each place of its path, query and body. */
export function* requestsWith(
  value: unknown,
  { routes, vault, clock }: TestApi,
  user: string,
): Generator<HostileRequest> {
  const document = openApiDocument(routes.map(({ endpoint }) => endpoint)) as OpenApiDocument
  for (const operation of listOperations(document)) {
    const { method, path, body, parameters, audience } = operation
    const headers = { authorization: `Bearer ${audience === 'operator' ? OPERATOR_KEY : user}` }
    const example = () => withCard(body && exampleOf(body, { now: clock.now() }), vault.tokenFor(CARD))
    const request = (place: string, url: string, payload: unknown) => ({
      ...{ name: `${method} ${path} ${place}`, method, url, payload, headers },
    })
    for (const place of body ? [[], ...placesIn(body)] : [])
      yield request(place.join('.'), urlOf(operation, clock.now()), put(example(), place, value))
    for (const { name } of parameters)
      yield request(
        name,
        urlOf(operation, clock.now(), { [name]: typeof value === 'object' ? JSON.stringify(value) : String(value) }),
        body ? example() : undefined,
      )
  }
}

function urlOf({ path, parameters }: Operation, now: Date, changed: Record<string, string> = {}): string {
  const textOf = (name: string) =>
    encodeURIComponent(
      (changed[name] ?? String(exampleOf(parameters.find((one) => one.name === name)?.schema ?? {}, { name, now })))
        // Half characters cannot be part of an address.
        .toWellFormed(),
    )
  const asked = parameters.filter((one) => one.in === 'query' && (one.required || one.name in changed))
  const query = asked.map(({ name }) => `${name}=${textOf(name)}`).join('&')
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => textOf(name))}${query && `?${query}`}`
}

/** The places of all values in a body, optional ones included. */
function placesIn({ properties = {}, items, anyOf = [] }: Schema): Place[] {
  const inside = (key: string | number, schema: Schema) => [[key], ...placesIn(schema).map((place) => [key, ...place])]
  return [
    ...Object.entries(properties).flatMap(([key, schema]) => inside(key, schema)),
    ...(items ? inside(0, items) : []),
    ...anyOf.flatMap(placesIn),
  ]
}

function put(target: unknown, [key, ...rest]: Place, value: unknown): unknown {
  if (key === undefined) return value
  if (typeof key === 'number') return [put(Array.isArray(target) ? target[0] : {}, rest, value)]
  const known = typeof target === 'object' && target !== null ? (target as Record<string, unknown>) : {}
  return { ...known, [key]: put(known[key], rest, value) }
}

/** A card that the vault knows, so that a request gets past the first check. */
function withCard(body: unknown, pan_token: string): unknown {
  return typeof body === 'object' && body !== null && 'pan_token' in body ? { ...body, pan_token } : body
}
