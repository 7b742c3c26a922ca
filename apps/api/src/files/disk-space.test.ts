import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { approved, type FilesTest, startFilesTest, text } from '../testing/files.ts'

let api: FilesTest
afterEach(() => api.stop())

/** An API whose disk has `space.free` bytes left. */
async function startWith(space: { free: number }) {
  const reserve = async (bytes: number) => {
    if (bytes > space.free) return null
    space.free -= bytes
    return () => {
      space.free += bytes
    }
  }
  api = await startFilesTest({ disk: { reserve } })
}
const codeOf = (body: string) => /<Code>(.*)<\/Code>/.exec(body)?.[1]
const onDisk = () => readdirSync(join(api.folder, 'objects')).filter((file) => file !== 'database.id')

it('gives no permit for a file that does not fit', async () => {
  await startWith({ free: 100 })
  const answer = await api.post({ file_size: 101 })
  expect([answer.statusCode, answer.json().error_code]).toEqual([507, 'storage_full'])
  expect((await api.post({ file_size: 100 })).statusCode).toBe(200)
  expect(await api.database.query('SELECT id FROM files')).toHaveLength(1)
})

it('refuses a file that no longer fits, and accepts it once there is space', async () => {
  const space = { free: 10_000 }
  await startWith(space)
  const signed = await api.sign()
  space.free = text.length - 1
  const answer = await api.upload(signed, text)
  expect([answer.statusCode, codeOf(answer.body), onDisk()]).toEqual([507, 'StorageFull', []])
  space.free = text.length
  expect((await api.upload(signed, text)).statusCode).toBe(201)
  expect(await api.decided(signed.file_approval_id)).toEqual(approved)
  expect(space.free).toBe(text.length)
})
