import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stackAssets } from './stack-assets.ts'

const DAY_MS = 86_400_000
const servers: FastifyInstance[] = []
let folder = ''
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  folder = mkdtempSync(join(tmpdir(), 'amparo-assets-'))
})
afterEach(async () => {
  await stopAll()
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

function build(version: string, files: Record<string, string>): string {
  const built = join(folder, version)
  mkdirSync(built)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text)
  return built
}
/** What a server of that version does. */
function stack(built: string) {
  const server = fastify()
  servers.push(server)
  return stackAssets(server, { built, shared: join(folder, 'shared'), setting: 'PORTAL_ASSETS_DIR' })
}
const stopAll = () => Promise.all(servers.splice(0).map((server) => server.close()))
const pass = (days: number) => vi.setSystemTime(Date.now() + days * DAY_MS)

it('keeps the files of every version and serves its own first', async () => {
  const [old, next] = [
    build('old', { 'a-1.js': 'one', 'b-1.js': 'same' }),
    build('new', { 'a-2.js': 'two', 'b-1.js': 'same' }),
  ]
  expect(await stack(old)).toEqual([old, join(folder, 'shared')])
  await Promise.all([stack(next), stack(next)])
  expect(readdirSync(join(folder, 'shared')).sort()).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  expect(readFileSync(join(folder, 'shared/a-1.js'), 'utf8')).toBe('one')
})

it('removes files that no version has had for 60 days', async () => {
  const [old, next] = [build('old', { 'a-1.js': 'one', 'b-1.js': 'same' }), build('new', { 'b-1.js': 'same' })]
  await stack(old)
  await stopAll()
  pass(59)
  await stack(next)
  expect(readdirSync(join(folder, 'shared')).sort()).toEqual(['a-1.js', 'b-1.js'])
  pass(2)
  await stack(next)
  expect(readdirSync(join(folder, 'shared'))).toEqual(['b-1.js'])
})

it('keeps the files of a version that ran for longer, from the day it is replaced', async () => {
  const [old, next] = [build('old', { 'a-1.js': 'one' }), build('new', { 'a-2.js': 'two' })]
  await stack(old)
  vi.advanceTimersByTime(70 * DAY_MS)
  await stopAll()
  expect(vi.getTimerCount()).toBe(0)
  pass(59)
  await stack(next)
  expect(readdirSync(join(folder, 'shared')).sort()).toEqual(['a-1.js', 'a-2.js'])
})

it('leaves old folders alone, such as that of a new volume', async () => {
  const found = join(folder, 'shared', 'lost+found')
  mkdirSync(found, { recursive: true })
  utimesSync(found, new Date(), new Date(Date.now() - 90 * DAY_MS))
  await stack(build('new', { 'a-1.js': 'one' }))
  expect(readdirSync(join(folder, 'shared')).sort()).toEqual(['a-1.js', 'lost+found'])
})

it('names the setting of a folder that cannot be written', async () => {
  writeFileSync(join(folder, 'shared'), 'a file')
  await expect(stack(build('old', {}))).rejects.toThrow(/^PORTAL_ASSETS_DIR is wrong: .* cannot be written \(EEXIST\)$/)
})
