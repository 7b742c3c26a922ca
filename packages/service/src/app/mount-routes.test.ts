import { endpoint } from '@amparo/contract/endpoint'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createLogger } from '../process/logger.ts'
import { BODY_LIMIT, createApp } from './create-app.ts'
import { implement } from './implement.ts'
import { mountRoutes } from './mount-routes.ts'
import { readyAnswer } from './ready-answer.ts'
import { secretGuard } from './secret-guard.ts'

const greet = endpoint({
  summary: 'Greets',
  method: 'POST',
  path: '/api/greet/:name/',
  audience: 'browser',
  params: z.object({ name: z.string().check(z.regex(/^[a-z]+$/)) }),
  body: z.object({ mood: z.enum(['good', 'ready', 'bad', 'broken', 'away', 'lying']) }),
  answer: z.object({ words: z.string() }),
  refusals: ['not_today'],
})
const secretive = endpoint({ ...greet, path: '/api/secret/:name/', audience: 'operator' })

const ready = readyAnswer(greet, { words: 'Olá, ação' })
const handle = implement(greet, ({ params, body, refuse }) => {
  if (body.mood === 'ready') return ready
  if (body.mood === 'bad') return refuse('not_today')
  if (body.mood === 'broken') throw new Error('a bug in the handler')
  if (body.mood === 'away') throw Object.assign(new Error('a bug'), { code: 'ECONNREFUSED' })
  if (body.mood === 'lying') return { words: 7 as unknown as string }
  return { words: `Hello ${params.name}` }
})

describe('mountRoutes', () => {
  const log: string[] = []
  const app = createApp({ logger: createLogger({ name: 'test', sink: { write: (line) => void log.push(line) } }) })
  beforeAll(async () => {
    const routes = [handle, { ...handle, endpoint: secretive }]
    mountRoutes(app, { routes, guards: { operator: secretGuard('the right secret') }, audit: async () => {} })
    await app.ready()
  })
  afterAll(() => app.close())

  const post = (payload: unknown, { url = '/api/greet/ana/', headers = {} as Record<string, string> } = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload: payload as object,
      headers: { 'content-type': 'application/json', ...headers },
    })

  it('answers a valid call, with a request id [P-399]', async () => {
    const answer = await post({ mood: 'good' })
    expect(answer.json()).toEqual({ words: 'Hello ana' })
    expect(answer.headers['x-request-id']).toMatch(/^\w{4}-\w{4}-\w{4}$/)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('sends a prepared answer like any other, and logs the call [P-399]', async () => {
    const before = log.length
    const [usual, prepared] = [await post({ mood: 'good' }), await post({ mood: 'ready' })]
    expect(prepared.statusCode).toBe(200)
    expect(prepared.json()).toEqual({ words: 'Olá, ação' })
    expect(Object.keys(prepared.headers).sort()).toEqual(Object.keys(usual.headers).sort())
    for (const name of ['cache-control', 'content-type', 'x-content-type-options'])
      expect(prepared.headers[name]).toBe(usual.headers[name])
    expect(log.slice(before).filter((line) => line.includes(String(prepared.headers['x-request-id'])))).toHaveLength(1)
  })

  it.each([
    ['a refusal that the endpoint declares', { mood: 'bad' }, {}, 422, 'not_today'],
    ['malformed JSON', '{"mood": ', {}, 400, 'invalid_request'],
    ['an empty body', '', {}, 400, 'invalid_request'],
    ['a field of the wrong type', { mood: 3 }, {}, 400, 'invalid_request'],
    [
      'another content type',
      'mood=good',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'unsupported_media_type',
    ],
    ['plain text', 'good', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['a body over the limit', { mood: 'x'.repeat(BODY_LIMIT) }, {}, 413, 'body_too_large'],
    ['a parameter of the wrong shape', { mood: 'good' }, { url: '/api/greet/4242/' }, 400, 'invalid_request'],
    ['an unknown path', { mood: 'good' }, { url: '/api/nowhere/' }, 404, 'not_found'],
    ['a URL that cannot be parsed', { mood: 'good' }, { url: '/api/greet/%zz/' }, 400, 'invalid_request'],
    [
      'a parameter of 200 characters',
      { mood: 'good' },
      { url: `/api/greet/${'a'.repeat(200)}/` },
      400,
      'invalid_request',
    ],
    ['an error in the handler', { mood: 'broken' }, {}, 500, 'internal_error'],
    ['a handler whose database is away', { mood: 'away' }, {}, 503, 'service_unavailable'],
    ['an answer outside the contract', { mood: 'lying' }, {}, 500, 'internal_error'],
    ['a prototype in the body', '{"__proto__": {"mood": "good"}}', {}, 400, 'invalid_request'],
  ])('answers %s with the usual error body', async (_, payload, options, status, error_code) => {
    const answer = await post(payload, options)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ error_code, request_id: answer.headers['x-request-id'] })
    expect(answer.body).not.toContain('a bug')
  })

  it('logs an unexpected error under the request id that the caller sees', async () => {
    const answer = await post({ mood: 'broken' })
    const lines = log.filter((line) => line.includes(answer.json().request_id))
    expect(lines.join()).toContain('a bug in the handler')
  })

  it('logs that the database is away, and why', async () => {
    const answer = await post({ mood: 'away' })
    const lines = log.filter((line) => line.includes(answer.json().request_id))
    expect(lines.join()).toMatch(/ECONNREFUSED.*the database, or an engine, does not answer/)
  })

  it.each([
    ['no key', {}],
    ['a wrong key', { authorization: 'Bearer the wrong secret' }],
    ['the key without a scheme', { authorization: 'the right secret' }],
    ['the key under another scheme', { authorization: 'Basic the right secret' }],
    ['the key under a scheme in small letters', { authorization: 'bearer the right secret' }],
    ['a scheme without a key', { authorization: 'Bearer ' }],
    ['more than the key', { authorization: 'Bearer the right secret, the right secret' }],
  ])('refuses an operator’s call with %s', async (_, headers) => {
    expect((await post({ mood: 'good' }, { url: '/api/secret/ana/', headers })).json().error_code).toBe('unauthorized')
  })

  it('accepts an operator’s call with the key', async () => {
    const headers = { authorization: 'Bearer the right secret' }
    expect((await post({ mood: 'good' }, { url: '/api/secret/ana/', headers })).statusCode).toBe(200)
  })

  it('does not mount a guarded call without a guard, or a call of operators without an audit log', () => {
    const open = createApp({ logger: createLogger({ name: 'test', sink: { write() {} } }) })
    const routes = [{ ...handle, endpoint: secretive }]
    expect(() => mountRoutes(open, { routes })).toThrow('no guard for operator calls')
    const guards = { operator: secretGuard('the right secret') }
    expect(() => mountRoutes(open, { routes, guards })).toThrow('no audit log for operator calls')
  })
})
