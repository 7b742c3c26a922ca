import { expect, it } from 'vitest'
import type { ObjectStore, PresignedPost } from '../object-store.ts'
import { textOfObject } from './object-text.ts'

const TYPE = 'image/jpeg'

/** What every adapter of the object store port promises; `replacesWhole` is a promise of the server behind it. */
export function describeObjectStore(open: () => ObjectStore, { replacesWhole = true } = {}) {
  const put = (key: string, text: string) => open().put({ key, contentType: 'text/plain', content: Buffer.from(text) })
  const textOf = (key: string) => textOfObject(open(), key)

  it('returns what was stored, with its type, size and tag', async () => {
    const stored = await put('contract/1/photo.jpg', 'hello')
    expect(stored).toEqual({
      key: 'contract/1/photo.jpg',
      content_type: 'text/plain',
      size: 5,
      etag: '"5d41402abc4b2a76b9719d911017c592"',
    })
    expect(await open().head('contract/1/photo.jpg')).toEqual(stored)
    expect(await open().get('contract/1/photo.jpg')).toMatchObject(stored)
    expect(await textOf('contract/1/photo.jpg')).toBe('hello')
  })

  it('replaces an object, and its tag changes', async () => {
    const { etag } = await put('contract/a', 'old')
    expect((await put('contract/a', 'newer')).etag).not.toBe(etag)
    expect(await textOf('contract/a')).toBe('newer')
  })

  it('stores what comes in pieces, and keeps the old object if it is cut off', async () => {
    async function* pieces(isWhole: boolean) {
      yield Buffer.from('one ')
      if (!isWhole) throw new Error('broken off')
      yield Buffer.from('two')
    }
    const store = (isWhole: boolean) =>
      open().put({ key: 'contract/pieces', contentType: 'text/plain', content: pieces(isWhole) })
    expect(await store(true)).toMatchObject({ size: 7 })
    await expect(store(false)).rejects.toThrow('broken off')
    expect(await textOf('contract/pieces')).toBe('one two')
  })

  it.runIf(replacesWhole)('has one complete content if 20 parallel calls write and read the same key', async () => {
    const texts = Array.from({ length: 20 }, (_, index) => `content ${index}`)
    const seen = await Promise.all(
      texts.map(async (text) => [await put('contract/b', text), await textOf('contract/b')]),
    )
    for (const [, text] of seen) expect(texts).toContain(text)
  })

  it('knows nothing of an object that is not there, and removes it all the same', async () => {
    await put('contract/gone', 'x')
    for (const _ of ['first', 'again']) await open().remove('contract/gone')
    expect([await open().get('contract/gone'), await open().head('contract/gone')]).toEqual([null, null])
  })

  it('lists keys in their order, page by page, with the time of their content', async () => {
    for (const key of ['list/b', 'list/a', 'list/C', 'listed']) await put(key, key)
    const first = await open().list({ prefix: 'list/', most: 2 })
    const rest = await open().list({ prefix: 'list/', after: first.at(-1)?.key, most: 2 })
    expect([...first, ...rest].map(({ key }) => key)).toEqual(['list/C', 'list/a', 'list/b'])
    for (const { stored_at } of first) expect(stored_at).toBeInstanceOf(Date)
    expect(await open().list({ prefix: 'nothing/', most: 2 })).toEqual([])
  })

  it('answers a probe, has room and can be swept', async () => {
    await put('contract/swept', 'x')
    await open().probe()
    await open().sweep()
    expect(await open().hasRoomFor(1_000)).toBe(true)
    expect(await textOf('contract/swept')).toBe('x')
  })

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '..',
    'a/../b',
    '.hidden',
    'a\\b',
    'a b',
    'a\0',
    'ä',
    '$' + '{filename}',
    'x'.repeat(513),
  ])('refuses the key %j', async (key) => {
    await expect(put(key, 'x')).rejects.toThrow('a key is segments')
    const permit = { key, contentType: 'text/plain', maxBytes: 1, expiresInSeconds: 1 }
    await expect(open().presignPost(permit)).rejects.toThrow('a key is segments')
  })
}

type Browser = {
  store: () => ObjectStore
  /** Where the permit is taken, in the shape of S3. */
  post: (form: PresignedPost & { content: string }) => Promise<{ status: number; code: string | undefined }>
  /** What has arrived under a key, if anything. */
  arrived: (key: string) => Promise<{ content_type: string; size: number } | null>
  /** Lets so much time pass. */
  wait: (seconds: number) => void
}

/** What every adapter's permits allow, as a store in the shape of S3 enforces them. */
export function describePermits({ store, post, arrived, wait }: Browser) {
  let count = 0
  const sign = async (change: object = {}) =>
    store().presignPost({
      key: `incoming/${++count}`,
      contentType: TYPE,
      metadata: { sha256: 'ab'.repeat(32) },
      minBytes: 2,
      maxBytes: 5,
      expiresInSeconds: 60,
      ...change,
    })
  const nameOf = ({ fields }: PresignedPost, name: string) =>
    Object.keys(fields).find((field) => field.toLowerCase() === name) ?? name

  it('allow one file of its type', async () => {
    const permit = await sign()
    expect(await post({ ...permit, content: 'abc' })).toMatchObject({ status: 201 })
    expect(await arrived(permit.fields.key ?? '')).toMatchObject({ content_type: TYPE, size: 3 })
  })

  it.each([
    ['too small', 'x', 'EntityTooSmall'],
    ['too large', 'xxxxxx', 'EntityTooLarge'],
  ])('allow no file that is %s', async (_, content, code) => {
    const permit = await sign()
    expect(await post({ ...permit, content })).toEqual({ status: 400, code })
    expect(await arrived(permit.fields.key ?? '')).toBeNull()
  })

  it.each([
    ['another key', 'key', 'approved/1', 'AccessDenied'],
    ['another type', 'content-type', 'text/html', 'AccessDenied'],
    ['another hash', 'x-amz-meta-sha256', 'cd'.repeat(32), 'AccessDenied'],
    ['a field more', 'acl', 'public-read', 'AccessDenied'],
    ['another signature', 'x-amz-signature', '0'.repeat(64), 'SignatureDoesNotMatch'],
    ['another policy', 'policy', 'e30=', 'SignatureDoesNotMatch'],
  ])('allow nothing with %s', async (_, name, value, code) => {
    const permit = await sign()
    const fields = { ...permit.fields, [nameOf(permit, name)]: value }
    expect(await post({ url: permit.url, fields, content: 'abc' })).toEqual({ status: 403, code })
    expect([await arrived(permit.fields.key ?? ''), await arrived('approved/1')]).toEqual([null, null])
  })

  it('allow nothing once they have expired', async () => {
    const permit = await sign()
    wait(61)
    expect(await post({ ...permit, content: 'abc' })).toEqual({ status: 403, code: 'AccessDenied' })
    wait(-61)
  })

  it('need at least one byte unless they say otherwise', async () => {
    const permit = await sign({ minBytes: undefined })
    expect(await post({ ...permit, content: '' })).toMatchObject({ status: 400, code: 'EntityTooSmall' })
  })
}
