import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stackAssets } from './stack-assets.ts'

const DAY_MS = 86_400_000
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amparo-assets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function build(version: string, files: Record<string, string>): string {
  const built = join(folder, version)
  mkdirSync(built)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(built, name), text)
  return built
}
const stack = (built: string, now?: Date) =>
  stackAssets({ built, shared: join(folder, 'shared'), setting: 'PORTAL_ASSETS_DIR', ...(now && { now }) })

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
  const now = new Date()
  await stack(old, new Date(now.getTime() - 59 * DAY_MS))
  await stack(next, now)
  expect(readdirSync(join(folder, 'shared')).sort()).toEqual(['a-1.js', 'b-1.js'])
  await stack(next, new Date(now.getTime() + 2 * DAY_MS))
  expect(readdirSync(join(folder, 'shared'))).toEqual(['b-1.js'])
})

it('names the setting of a folder that cannot be written', async () => {
  writeFileSync(join(folder, 'shared'), 'a file')
  await expect(stack(build('old', {}))).rejects.toThrow(/^PORTAL_ASSETS_DIR is wrong: .* cannot be written \(EEXIST\)$/)
})
