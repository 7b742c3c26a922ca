import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { createApp } from '@amparo/service/create-app'
import { createLogger } from '@amparo/service/logger'
import { S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedObjectStore, openEmbeddedObjectStore } from './embedded-object-store.ts'
import { embeddedObjectStoreRoutes } from './embedded-object-store-routes.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
const KEY = 'claims/7/photo.jpg'
const TYPE = 'image/jpeg'

const secret = 'ab'.repeat(32)
let database: Database
let folder: string
let store: EmbeddedObjectStore
let app: FastifyInstance
let s3: S3Client
let later = 0

beforeAll(async () => {
  database = await openTestDatabase(MIGRATIONS)
  folder = mkdtempSync(join(tmpdir(), 'sdk-'))
  // The SDK signs with the real time.
  const clock = { now: () => new Date(Date.now() + later) }
  store = await openEmbeddedObjectStore({ database, folder, secret, url: '/amparo', clock })
  app = createApp({ logger: createLogger({ name: 'test', sink: { write() {} } }) })
  await app.register(embeddedObjectStoreRoutes, { store })
  await app.listen({ host: '127.0.0.1', port: 0 })
  s3 = client({ accessKeyId: 'amparo-embedded', secretAccessKey: secret })
})
beforeEach(() => {
  later = 0
  return store.remove(KEY)
})
afterAll(async () => {
  s3.destroy()
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true })
})

function client(credentials: { accessKeyId: string; secretAccessKey: string }, region = 'local') {
  return new S3Client({ endpoint: app.listeningOrigin, region, forcePathStyle: true, credentials })
}
const sign = (change: Partial<PresignedPostOptions> = {}, by = s3) =>
  createPresignedPost(by, {
    Bucket: 'amparo',
    Key: KEY,
    Fields: { 'Content-Type': TYPE, success_action_status: '201' },
    Conditions: [['content-length-range', 2, 5]],
    Expires: 60,
    ...change,
  })

type Signed = Awaited<ReturnType<typeof sign>>
async function upload({ url, fields }: Signed, content = 'abc') {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob([content]), 'photo.jpg')
  const answer = await fetch(url, { method: 'POST', body: form })
  const body = await answer.text()
  return { status: answer.status, body, code: /<Code>(.*)<\/Code>/.exec(body)?.[1] }
}

describe('a permit that the AWS SDK made', () => {
  it('is accepted, and the object is stored', async () => {
    const { status, body } = await upload(await sign())
    expect([status, /<Key>(.*)<\/Key>/.exec(body)?.[1]]).toEqual([201, KEY])
    expect(await store.head(KEY)).toMatchObject({ content_type: TYPE, size: 3 })
  })

  it.each([
    ['200', 200],
    [undefined, 204],
  ])('is answered with the requested status: %s', async (asked, status) => {
    const Fields = { 'Content-Type': TYPE, ...(asked && { success_action_status: asked }) }
    expect(await upload(await sign({ Fields }))).toMatchObject({ status, body: '' })
    expect(await store.head(KEY)).not.toBeNull()
  })

  it('is accepted for a prefix of a key and of a type', async () => {
    const Conditions: PresignedPostOptions['Conditions'] = [['starts-with', '$Content-Type', 'image/']]
    const signed = await sign({ Key: `claims/7/$\{filename}`, Conditions, Fields: { 'Content-Type': 'image/png' } })
    expect(await upload({ ...signed, fields: { ...signed.fields, key: KEY } })).toMatchObject({ status: 204 })
  })

  type Tampering = (signed: Signed) => Signed
  const field =
    (name: string, value: string): Tampering =>
    ({ url, fields }) => ({ url, fields: { ...fields, [name]: value } })
  const longer: Tampering = ({ url, fields }) => {
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString())
    const Policy = Buffer.from(JSON.stringify({ ...policy, expiration: '2099-01-01T00:00:00Z' })).toString('base64')
    return { url, fields: { ...fields, Policy } }
  }

  it.each<[string, Tampering, number, string]>([
    ['another key', field('key', 'claims/8/photo.jpg'), 403, 'AccessDenied'],
    ['another type', field('Content-Type', 'text/html'), 403, 'AccessDenied'],
    ['another bucket', field('bucket', 'theirs'), 403, 'AccessDenied'],
    ['another status', field('success_action_status', '200'), 403, 'AccessDenied'],
    ['an additional field', field('acl', 'public-read'), 403, 'AccessDenied'],
    ['a policy that expires later', longer, 403, 'SignatureDoesNotMatch'],
    ['another signature', field('X-Amz-Signature', '0'.repeat(64)), 403, 'SignatureDoesNotMatch'],
    ['another day', field('X-Amz-Credential', 'amparo-embedded/20200101/local/s3/aws4_request'), 403, 'Signature'],
  ])('is refused with %s, as S3 does', async (_, tamper, status, code) => {
    const answer = await upload(tamper(await sign()))
    expect(answer).toMatchObject({ status, code: expect.stringContaining(code) })
    expect(await store.head(KEY)).toBeNull()
  })

  it.each([
    ['x', 'EntityTooSmall'],
    ['xxxxxx', 'EntityTooLarge'],
  ])('is refused for a file of another size: %s', async (content, code) => {
    expect(await upload(await sign(), content)).toMatchObject({ status: 400, code })
    expect(await store.head(KEY)).toBeNull()
  })

  it('is refused once it has expired', async () => {
    const signed = await sign()
    later = 61_000
    expect(await upload(signed)).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  it('is refused for a path traversal, even if its policy allows any key', async () => {
    const signed = await sign({ Key: `claims/$\{filename}`, Fields: {} })
    const climbing = { ...signed, fields: { ...signed.fields, key: 'claims/../../secret' } }
    expect(await upload(climbing)).toMatchObject({ status: 400, code: 'InvalidArgument' })
  })

  it.each([
    ['another secret', { accessKeyId: 'amparo-embedded', secretAccessKey: 'x' }, 'local', 'SignatureDoesNotMatch'],
    ['another key id', { accessKeyId: 'somebody', secretAccessKey: 'x' }, 'local', 'InvalidAccessKeyId'],
    ['another region', { accessKeyId: 'amparo-embedded', secretAccessKey: 'x' }, 'moon', 'SignatureDoesNotMatch'],
  ])('is refused if it was signed with %s', async (_, credentials, region, code) => {
    expect(await upload(await sign({}, client(credentials, region)))).toMatchObject({ status: 403, code })
  })
})
