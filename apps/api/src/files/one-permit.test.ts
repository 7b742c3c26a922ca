import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { api, approved, MINUTE, otherText, serveFiles, text } from '../testing/files.ts'
import { incomingKey } from './object-keys.ts'

serveFiles()

const onDisk = () => readdirSync(join(api.folder, 'objects')).filter((file) => file !== 'database.id')

it('leaves one file on the disk after 50 simultaneous uploads with one permit', {
  tags: ['race', 'embedded'],
}, async () => {
  const signed = await api.sign()
  const posts = await Promise.all(Array.from({ length: 50 }, () => api.upload(signed, text)))
  const statuses = posts.map(({ statusCode }) => statusCode)
  expect(statuses).toContain(201)
  expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([])
  expect(await api.decided(signed.file_approval_id)).toEqual(approved)
  await expect.poll(() => onDisk().length).toBe(1)
})

it('leaves no second file when a permit is used again after its file was approved', async () => {
  const before = onDisk().length
  const { signed } = await api.send('a.txt', text)
  expect((await api.upload(signed, otherText)).statusCode).toBe(201)
  const { object } = await api.rowOf(signed.file_approval_id)
  expect(await api.objectStore.head(incomingKey(object))).toBeNull()
  expect(onDisk()).toHaveLength(before + 1)
})

it('leaves no file when it arrives after the permit was given up', async () => {
  const before = onDisk().length
  const signed = await api.sign()
  await api.at(26 * MINUTE, () => api.files.sweep())
  expect((await api.upload(signed, text)).statusCode).toBe(201)
  expect(onDisk()).toHaveLength(before)
})
