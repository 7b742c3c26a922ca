import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createApp } from '@amparo/service/app/create-app'
import { createLogger } from '@amparo/service/process/logger'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations-folder.ts'
import { type EmbeddedObjectStore, openEmbeddedObjectStore } from './embedded-object-store.ts'
import { embeddedObjectStoreRoutes } from './embedded-object-store-routes.ts'

const START = new Date('2026-03-01T10:00:00Z')
const KEY = 'claims/7/photo.jpg'
const TOO_LONG = 'MaxPostPreDataLengthExceededError'

let database: Database
let folder: string
let store: EmbeddedObjectStore
let app: FastifyInstance
let announce: (key: string) => Promise<void> = async () => {}

beforeAll(async () => {
  database = await openTestDatabase(migrations)
  folder = mkdtempSync(join(tmpdir(), 'uploads-'))
  const secret = 'ab'.repeat(32)
  store = await openEmbeddedObjectStore({
    database,
    folder,
    secret,
    url: '/objects/amparo',
    clock: { now: () => START },
  })
  app = createApp({ logger: createLogger({ name: 'test', sink: { write() {} } }) })
  await app.register(embeddedObjectStoreRoutes, { store, onUpload: (key: string) => announce(key) })
  await app.listen({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => store.remove(KEY))
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

type Entry = [name: string, value: string]

const permit = (change = {}) =>
  store.presignPost({ key: KEY, contentType: 'image/jpeg', minBytes: 2, maxBytes: 5, expiresInSeconds: 60, ...change })

function multipart(entries: Entry[], file: string | null) {
  const head = (name: string) => `--b\r\nContent-Disposition: form-data; name="${name}"`
  const parts = entries.map(([name, value]) => `${head(name)}\r\n\r\n${value}\r\n`)
  if (file !== null) parts.push(`${head('file')}; filename="x.jpg"\r\nContent-Type: text/html\r\n\r\n${file}\r\n`)
  return `${parts.join('')}--b--\r\n`
}

async function post(entries: Entry[], file: string | null = 'abc') {
  const answer = await app.inject({
    method: 'POST',
    url: store.url,
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: multipart(entries, file),
  })
  return { status: answer.statusCode, body: answer.body, code: /<Code>(.*)<\/Code>/.exec(answer.body)?.[1], answer }
}

async function fields(change?: object): Promise<Entry[]> {
  return Object.entries((await permit(change)).fields)
}

describe('an upload', () => {
  it('is stored and answered with 201 and XML with its key [C-567]', async () => {
    const { status, body, answer } = await post(await fields())
    expect(status).toBe(201)
    expect(answer.headers['content-type']).toContain('application/xml')
    expect(body).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Location>/objects/amparo/claims%2F7%2Fphoto.jpg</Location>' +
        `<Bucket>amparo</Bucket><Key>${KEY}</Key><ETag>"900150983cd24fb0d6963f7d28e17f72"</ETag></PostResponse>`,
    )
    expect(await store.head(KEY)).toMatchObject({ content_type: 'image/jpeg', size: 3 })
  })

  it('works from a real form over a real connection, above the usual body limit', async () => {
    const { fields } = await permit({ maxBytes: 2_000_000 })
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', new Blob([Buffer.alloc(2_000_000, 'x')]), 'my "photo".jpg')
    const answer = await fetch(`${app.listeningOrigin}${store.url}`, { method: 'POST', body: form })
    expect(answer.status).toBe(201)
    expect(await store.head(KEY)).toMatchObject({ size: 2_000_000 })
  })

  it('gets an answer even if the file is much too large', async () => {
    const form = new FormData()
    for (const [name, value] of await fields()) form.append(name, value)
    form.append('file', new Blob([Buffer.alloc(8_000_000)]))
    const answer = await fetch(`${app.listeningOrigin}${store.url}`, { method: 'POST', body: form })
    expect(await answer.text()).toContain('<ProposedSize>8000000</ProposedSize><MaxSizeAllowed>5</MaxSizeAllowed>')
  })

  it('sends a notification, and is stored even if that fails', async () => {
    const announced: string[] = []
    announce = async (key) => {
      announced.push(key)
      throw new Error('nobody there')
    }
    expect((await post(await fields())).status).toBe(201)
    expect(announced).toEqual([KEY])
    expect(await store.head(KEY)).not.toBeNull()
    announce = async () => {}
  })

  it.each([2, 5])('accepts %i bytes, a limit of the range', async (size) => {
    expect((await post(await fields(), 'x'.repeat(size))).status).toBe(201)
  })

  it('may be repeated until the permit expires, and the last one wins', async () => {
    const entries = await fields()
    await post(entries, 'one')
    await post(entries, 'two!')
    expect(await store.head(KEY)).toMatchObject({ size: 4 })
  })

  it.each<[string, (entries: Entry[]) => Entry[], number, string]>([
    ['without a permit', () => [['key', KEY]], 403, 'AccessDenied'],
    ['with an incomplete permit', (entries) => entries.slice(0, 4), 403, 'AccessDenied'],
    ['for another key', (entries) => [['key', 'claims/8/x.jpg'], ...entries.slice(1)], 403, 'AccessDenied'],
    ['with a field twice', (entries) => [...entries, ['Key', 'claims/8/x.jpg']], 400, 'InvalidArgument'],
    ['with long fields', (entries) => [...entries, ['x-ignore-me', 'x'.repeat(20_481)]], 400, TOO_LONG],
  ])('is refused %s, as XML with the request id', async (_, change, status, code) => {
    const { answer, ...refusal } = await post(change(await fields()))
    expect(refusal).toMatchObject({ status, code })
    expect(refusal.body).toContain(`<RequestId>${answer.headers['x-request-id']}</RequestId>`)
    expect(await store.head(KEY)).toBeNull()
  })

  it.each([
    [1, 'EntityTooSmall', '<ProposedSize>1</ProposedSize><MinSizeAllowed>2</MinSizeAllowed>'],
    [6, 'EntityTooLarge', '<ProposedSize>6</ProposedSize><MaxSizeAllowed>5</MaxSizeAllowed>'],
    [100_000, 'EntityTooLarge', '<ProposedSize>100000</ProposedSize><MaxSizeAllowed>5</MaxSizeAllowed>'],
  ])('is refused with %i bytes, and leaves no file', async (size, code, message) => {
    const before = readdirSync(join(folder, 'objects'))
    const answer = await post(await fields(), 'x'.repeat(size))
    expect(answer).toMatchObject({ status: 400, code })
    expect(answer.body).toContain(message)
    expect(await store.head(KEY)).toBeNull()
    expect(readdirSync(join(folder, 'objects'))).toEqual(before)
  })

  it('is refused without a file', async () => {
    const answer = await post(await fields(), null)
    expect(answer).toMatchObject({ status: 400, code: 'InvalidArgument' })
    expect(answer.body).toContain('POST requires exactly one file upload per request.')
  })

  it('is refused if the fields come after the file', async () => {
    const payload = `--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n${multipart(await fields(), null)}`
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    expect((await app.inject({ method: 'POST', url: store.url, headers, payload })).body).toContain('AccessDenied')
  })

  it.each([
    ['application/json', 412, 'PreconditionFailed'],
    ['nonsense', 412, 'PreconditionFailed'],
    ['multipart/form-data', 400, 'MalformedPOSTRequest'],
    ['multipart/form-data; boundary=other', 400, 'MalformedPOSTRequest'],
  ])('is refused as %s', async (contentType, status, code) => {
    const payload = multipart(await fields(), 'abc')
    const answer = await app.inject({
      method: 'POST',
      url: store.url,
      headers: { 'content-type': contentType },
      payload,
    })
    expect(answer.statusCode).toBe(status)
    expect(answer.body).toContain(`<Code>${code}</Code>`)
  })

  it('leaves nothing behind if the connection is cut', async () => {
    const before = readdirSync(join(folder, 'objects'))
    const start = multipart(await fields({ maxBytes: 1000 }), 'half a file').slice(0, -10)
    const head = `POST ${store.url} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 5000\r\n\r\n`
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1')
    socket.write(head + start)
    await expect.poll(() => readdirSync(join(folder, 'objects')).length).toBe(before.length + 1)
    socket.destroy()
    await expect.poll(() => readdirSync(join(folder, 'objects'))).toEqual(before)
    expect(await store.head(KEY)).toBeNull()
  })
})
