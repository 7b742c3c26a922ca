import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app/create-app.ts'
import { mountHealth } from '../process/health.ts'
import { createLogger } from '../process/logger.ts'
import { refuseWritesWhenFull, watchDiskSpace } from './disk-space.ts'

const MB = 1024 * 1024
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function open(space: { free: number | null; error?: NodeJS.ErrnoException }) {
  const lines: string[] = []
  const logger = createLogger({ name: 'test', sink: { write: (line) => void lines.push(line) } })
  const freeBytes = async () => space.free ?? Promise.reject(space.error ?? new Error('no such folder'))
  const disk = await watchDiskSpace({ folder: '/data', log: logger, freeBytes, everyMs: 5 })
  const app = createApp({ logger })
  refuseWritesWhenFull(app, disk)
  mountHealth(app, { database: { query: async () => [] }, disk })
  app.get('/read', async () => 'ok')
  app.post('/write', async () => 'ok')
  closing.push(() => app.close())
  const ask = async (method: 'GET' | 'POST', url: string) => {
    const answer = await app.inject({ method, url })
    return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().error_code]
  }
  return { ask, lines }
}

it('refuses requests that may write while the disk is nearly full, reports it in /healthz, and recovers', async () => {
  const space = { free: 10_000 * MB }
  const { ask, lines } = await open(space)
  expect(await ask('POST', '/write')).toBe(200)

  space.free = 100 * MB
  await expect.poll(() => ask('POST', '/write'), { timeout: 60_000 }).toEqual([507, 'storage_full'])
  expect(await ask('GET', '/healthz')).toEqual([507, 'storage_full'])
  expect(await ask('GET', '/read')).toBe(200)

  space.free = 10_000 * MB
  await expect.poll(() => ask('POST', '/write'), { timeout: 60_000 }).toBe(200)
  expect(await ask('GET', '/healthz')).toBe(200)
  expect(lines.filter((line) => line.includes('nearly full'))).toHaveLength(1)
  expect(lines.filter((line) => line.includes('space again'))).toHaveLength(1)
})

it('refuses from the first request on', async () => {
  const { ask } = await open({ free: 0 })
  expect(await ask('POST', '/write')).toEqual([507, 'storage_full'])
})

it('says of a read-only disk that it is read-only, once, and recovers', async () => {
  const error = Object.assign(new Error('read-only file system'), { code: 'EROFS' })
  const space: { free: number | null; error: Error } = { free: null, error }
  const { ask, lines } = await open(space)
  expect(await ask('POST', '/write')).toEqual([507, 'storage_full'])
  expect(await ask('GET', '/read')).toBe(200)
  space.free = 10_000 * MB
  await expect.poll(() => ask('POST', '/write'), { timeout: 60_000 }).toBe(200)
  expect(lines.filter((line) => line.includes('/data is read-only'))).toHaveLength(1)
})

it('reserves space for several uploads at once, and releases it once', async () => {
  const log = createLogger({ name: 'test', level: 'silent' })
  const disk = await watchDiskSpace({ folder: '/data', log, freeBytes: async () => 356 * MB })
  closing.push(async () => disk.stop())
  const taken = await Promise.all(Array.from({ length: 10 }, () => disk.reserve(25 * MB)))
  const held = taken.filter((release) => release !== null)
  expect(held).toHaveLength(4)
  held[0]?.()
  held[0]?.()
  expect(await disk.reserve(26 * MB)).toBeNull()
  expect(await disk.reserve(25 * MB)).not.toBeNull()
})

it('accepts everything if the free space cannot be read', async () => {
  const { ask } = await open({ free: null })
  expect(await ask('POST', '/write')).toBe(200)
})

it('reads the free space of a real folder', async () => {
  const disk = await watchDiskSpace({
    folder: import.meta.dirname,
    log: createLogger({ name: 'test', level: 'silent' }),
  })
  closing.push(async () => disk.stop())
  expect(typeof disk.isFull()).toBe('boolean')
})
