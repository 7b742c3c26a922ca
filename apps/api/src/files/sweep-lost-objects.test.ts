import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY, type FilesTest, startFilesTest, text } from '../testing/files.ts'
import { approvedKey, incomingKey } from './object-keys.ts'

let api: FilesTest
beforeAll(async () => {
  api = await startFilesTest()
})
afterAll(() => api.stop())

const put = (key: string) => api.objectStore.put({ key, contentType: 'text/plain', content: text })
const isThere = async (key: string) => (await api.objectStore.head(key)) !== null

it('objects that no file names are removed after a week, and no others', async () => {
  const lost = [incomingKey(randomUUID()), approvedKey(randomUUID())]
  const strange = ['incoming/holidays.jpg', `elsewhere/${randomUUID()}`, 'database.id']
  for (const key of [...lost, ...strange]) await put(key)
  const { id } = await api.send('a.txt', text)
  await api.database.query('UPDATE files SET is_used = true')
  const used = approvedKey((await api.rowOf(id)).object)

  await api.at(6 * DAY, () => api.files.sweep())
  expect(await Promise.all(lost.map(isThere))).toEqual([true, true])
  await api.at(8 * DAY, () => api.files.sweep())
  expect(await Promise.all(lost.map(isThere))).toEqual([false, false])
  expect(await Promise.all([...strange, used].map(isThere))).toEqual([true, true, true, true])
})
