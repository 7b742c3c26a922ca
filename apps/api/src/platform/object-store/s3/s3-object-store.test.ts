import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeObjectStore } from '../testing/object-store-contract.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { createS3ObjectStore, type S3ObjectStore } from './s3-object-store.ts'
import { type S3Settings, uploadOriginOf } from './s3-settings.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let store: S3ObjectStore
beforeAll(async () => {
  server = await startS3Server('uploads')
  store = createS3ObjectStore(server.settings('uploads'))
})
afterAll(async () => {
  store.close()
  await server.stop()
})

describe('the S3 adapter on a real S3 server (s3rver, from npm)', () => {
  // S3 replaces an object at once; this server writes over it.
  describeObjectStore(() => store, { replacesWhole: false })

  it('fails if the bucket is gone, instead of saying that there is no object', async () => {
    const other = createS3ObjectStore(server.settings('nowhere'))
    await expect(other.probe()).rejects.toThrow()
    await expect(other.get('a')).rejects.toThrow()
    await expect(other.put({ key: 'a', contentType: 'a/b', content: Buffer.from('x') })).rejects.toThrow()
    other.close()
  })
})

it('fails if the server takes a request and never answers', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  const waiting = createS3ObjectStore({ ...server.settings('uploads'), endpoint }, { requestMs: 50 })
  await expect(waiting.head('a')).rejects.toMatchObject({ name: 'TimeoutError' })
  waiting.close()
  silent.closeAllConnections()
  silent.close()
})

describe('the origin that browsers send files to', () => {
  const usual: S3Settings = { bucket: 'uploads', region: 'eu-central-1', forcePathStyle: false, encryption: 'AES256' }
  const credentials = { accessKeyId: 'id', secretAccessKey: 'secret' }

  it.each<[string, Partial<S3Settings>, string]>([
    ['of AWS', {}, 'https://uploads.s3.eu-central-1.amazonaws.com'],
    ['of AWS in China', { region: 'cn-north-1' }, 'https://uploads.s3.cn-north-1.amazonaws.com.cn'],
    ['of AWS with the bucket in the path', { forcePathStyle: true }, 'https://s3.eu-central-1.amazonaws.com'],
    ['of a bucket with dots', { bucket: 'my.uploads' }, 'https://s3.eu-central-1.amazonaws.com'],
    ['of another server', { endpoint: 'https://s3.test:9000', forcePathStyle: true }, 'https://s3.test:9000'],
    ['of another server with hosts', { endpoint: 'https://s3.test:9000' }, 'https://uploads.s3.test:9000'],
    [
      'of a server with another address outside',
      { endpoint: 'http://minio:9000', publicEndpoint: 'https://files.test', forcePathStyle: true },
      'https://files.test',
    ],
  ])('is the one in the permits: %s', async (_, change, origin) => {
    const settings = { ...usual, credentials, ...change }
    const signing = createS3ObjectStore(settings)
    const { url } = await signing.presignPost({ key: 'a', contentType: 'a/b', maxBytes: 1, expiresInSeconds: 60 })
    expect([new URL(url).origin, uploadOriginOf(settings)]).toEqual([origin, origin])
    signing.close()
  })
})
