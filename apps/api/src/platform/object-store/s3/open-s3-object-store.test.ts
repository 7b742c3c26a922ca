import { randomUUID } from 'node:crypto'
import { type AddressInfo, connect, createServer } from 'node:net'
import type { Database } from '@amparo/database/database'
import { openTestDatabase } from '@amparo/database/testing/database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../../../migrations-folder.ts'
import { startS3Server } from '../testing/s3-server.ts'
import { isBucketEmpty, openS3ObjectStore } from './open-s3-object-store.ts'
import { createS3ObjectStore } from './s3-object-store.ts'
import type { S3Settings } from './s3-settings.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let database: Database
beforeAll(async () => {
  server = await startS3Server('one', 'two', 'taken-back', 'taken-over', 'used', 'away', 'foreign', 'cut-off')
  database = await openTestDatabase(migrations)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})
beforeEach(() => database.query('TRUNCATE object_folder'))

async function open(bucket: string, change: Partial<S3Settings> = {}) {
  const store = await openS3ObjectStore({ database, s3: { ...server.settings(bucket), ...change } })
  store.close()
}
/** A row of a file that was approved. */
async function nameFile(object: string) {
  await database.query(
    `INSERT INTO files (id, object, name, extension, content_type, sha256, size, state, signed_at, expires_at, decided_at)
     VALUES (repeat(md5($1::text), 2), $1::uuid, 'a.txt', 'txt', 'text/plain', repeat('a', 64), 1, 'approved', now(), now(), now())`,
    [object],
  )
}
async function put(bucket: string, key: string, content = 'x') {
  const store = createS3ObjectStore(server.settings(bucket))
  await store.put({ key, contentType: 'text/plain', content: Buffer.from(content) })
  store.close()
}

describe('a bucket', () => {
  it('belongs to the first database that opens it, from several replicas at once', { tags: ['race'] }, async () => {
    await Promise.all([open('one'), open('one'), open('one')])
    await open('one')
    await database.query('UPDATE object_folder SET id = gen_random_uuid()')
    await expect(open('one')).rejects.toThrow(/^S3_BUCKET is wrong: the objects in one belong to another database/)
  })

  it('is refused to a new database, which would delete all its objects after a week', async () => {
    await open('two')
    await put('two', `approved/${randomUUID()}`)
    await database.query('TRUNCATE object_folder')
    await expect(open('two')).rejects.toThrow(
      /^S3_BUCKET is wrong: the objects in two belong to another database; nothing was changed\. .*restore its backup with --replace$/,
    )
    expect(await database.query('SELECT 1 FROM object_folder')).toEqual([])
  })

  it('is bound by the next start if the first was interrupted as soon as the bucket had its id', async () => {
    const s3 = server.settings('cut-off')
    const transaction: Database['transaction'] = (work) =>
      database.transaction(async (tx) => {
        const result = await work(tx)
        if (!(await isBucketEmpty(s3))) throw new Error('the process ended')
        return result
      })
    await expect(openS3ObjectStore({ database: { ...database, transaction }, s3 })).rejects.toThrow('the process ended')
    await open('cut-off')
    await database.query('TRUNCATE object_folder')
    await expect(open('cut-off')).rejects.toThrow(/belong to another database/)
  })

  it('is taken back by a database that lost the id and knows one of its objects', async () => {
    await open('taken-back')
    await database.query('TRUNCATE object_folder')
    await nameFile(randomUUID())
    await expect(open('taken-back')).rejects.toThrow(/belong to another database/)
    const object = randomUUID()
    await put('taken-back', `approved/${object}`)
    await nameFile(object)
    await open('taken-back')
  })

  it('is taken over by a database that is restored', async () => {
    await open('taken-over')
    await database.query('TRUNCATE object_folder')
    const store = await openS3ObjectStore({ database, s3: server.settings('taken-over'), takesOver: true })
    store.close()
    await open('taken-over')
  })

  it('with objects of somebody else is not touched', async () => {
    await put('used', 'holidays/photo.jpg')
    await expect(open('used')).rejects.toThrow(
      /^S3_BUCKET is wrong: .* belong to another database; nothing was changed/,
    )
    expect(await database.query('SELECT 1 FROM object_folder')).toEqual([])
  })

  it.each<[string, string, Partial<S3Settings>, RegExp]>([
    ['does not exist', 'three', {}, /^S3_BUCKET is wrong: three does not exist at S3_ENDPOINT or in S3_REGION$/],
    [
      'may not be used',
      'one',
      { credentials: { accessKeyId: 'NOBODY', secretAccessKey: 'S3RVER' } },
      /^S3_BUCKET is wrong: one may not be used: check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY/,
    ],
    ['cannot be reached', 'one', { endpoint: 'http://127.0.0.1:1' }, /^S3_BUCKET is wrong: one cannot be reached/],
  ])('that %s stops the start with one line', async (_, bucket, change, line) => {
    const failure = await open(bucket, change).catch((error: Error) => error.message)
    expect(failure).toMatch(line)
    expect(failure).not.toMatch(/\n|S3RVER|NOBODY/)
  })

  describe('that is away', () => {
    let isAway: boolean
    const door = createServer((socket) => {
      if (isAway) return socket.destroy()
      const onward = connect(Number(new URL(String(server.settings('one').endpoint)).port), '127.0.0.1')
      socket.pipe(onward).on('error', () => {})
      onward.pipe(socket).on('error', () => {})
    })
    let endpoint: string
    beforeAll(async () => {
      await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
      endpoint = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
    })
    afterAll(() => door.close())
    const openAway = async (bucket = 'away') => {
      isAway = true
      return openS3ObjectStore({ database, s3: { ...server.settings(bucket), endpoint } })
    }

    it('lets a server start that has used it before; calls fail until it is back', async () => {
      await open('away')
      const store = await openAway()
      await expect(store.probe()).rejects.toThrow(/^S3_BUCKET is wrong: away cannot be reached/)
      await expect(store.head('approved/a.pdf')).rejects.toThrow(/cannot be reached/)
      isAway = false
      await store.put({ key: 'approved/a.pdf', contentType: 'application/pdf', content: Buffer.from('x') })
      expect(await store.head('approved/a.pdf')).toMatchObject({ size: 1 })
      store.close()
    })

    it('is not touched if it turns out to be of another database', async () => {
      await open('foreign')
      await database.query('UPDATE object_folder SET id = gen_random_uuid()')
      const store = await openAway('foreign')
      isAway = false
      await expect(store.remove('database.id')).rejects.toThrow(/belong to another database; nothing was changed/)
      store.close()
    })

    it('stops the first start', async () => {
      await expect(openAway()).rejects.toThrow(/^S3_BUCKET is wrong: away cannot be reached/)
    })
  })
})
