import { afterAll, beforeAll, expect, it } from 'vitest'
import { startS3Server } from '../platform/object-store/testing/s3-server.ts'
import { approved, EICAR, type FilesTest, refused, sha256, startFilesTest, text } from '../testing/files.ts'
import { approvedKey, incomingKey } from './object-keys.ts'

let server: Awaited<ReturnType<typeof startS3Server>>
let api: FilesTest
beforeAll(async () => {
  server = await startS3Server('uploads')
  api = await startFilesTest({ s3: server.settings('uploads') })
})
afterAll(async () => {
  await api.stop()
  await server.stop()
})

async function send(content: Buffer) {
  const signed = await api.sign({ file_hash: sha256(content), file_size: content.length })
  const { statusCode, body } = await api.upload(signed, content)
  // Otherwise the test would wait for a file that never arrives.
  expect(statusCode).toBe(201)
  return { id: signed.file_approval_id, url: signed.s3_request.url, body }
}

it('a file goes from the browser to the bucket, is checked, and stays there under its own key', async () => {
  const { id, url, body } = await send(text)
  expect(new URL(url).origin).toBe(server.settings('uploads').endpoint)
  const { object } = await api.rowOf(id)
  expect(body).toContain(`<Key>${incomingKey(object)}</Key>`)
  // Nobody tells us that it has arrived: the browser's question finds it.
  expect(await api.decided(id)).toEqual(approved)
  expect(await api.contentOf(approvedKey(object))).toEqual(text)
  await expect.poll(() => api.objectStore.head(incomingKey(object))).toBeNull()
})

it('a file that nobody asks about is found by the sweep', async () => {
  const { id } = await send(text)
  await api.at(61_000, () => api.files.sweep())
  expect(await api.decided(id)).toEqual(approved)
})

it('a file with malware is refused and removed', async () => {
  const { id } = await send(Buffer.from(EICAR))
  expect(await api.decided(id)).toEqual(refused('malware'))
  const { object } = await api.rowOf(id)
  await expect.poll(() => api.objectStore.head(incomingKey(object))).toBeNull()
  expect(await api.objectStore.head(approvedKey(object))).toBeNull()
})

it('the API takes no files itself, and nothing is on its disk', async () => {
  expect((await api.app.inject({ method: 'POST', url: '/uploads' })).statusCode).toBe(404)
  expect(await api.database.query('SELECT 1 FROM objects')).toEqual([])
})
