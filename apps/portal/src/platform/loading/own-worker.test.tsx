import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const started: unknown[] = []
beforeEach(() => {
  vi.resetModules()
  started.length = 0
  vi.stubGlobal(
    'Worker',
    class {
      constructor(...given: unknown[]) {
        started.push(...given)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())
const startOwnWorker = async (address: string) => (await import('./own-worker.ts')).startOwnWorker(address)

it('starts a worker of our own origin, as a module', async () => {
  await startOwnWorker('/assets/w.js')
  expect(started).toEqual([`${location.origin}/assets/w.js`, { type: 'module' }])
})

it.each(['https://evil.test/w.js', 'data:text/javascript,1', 'blob:https://evil.test/1'])(
  'starts no %s',
  async (address) => {
    await expect(startOwnWorker(address)).rejects.toThrow(TypeError)
    expect(started).toEqual([])
  },
)

it('creates the policy that the headers name, once', async () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules)
  vi.stubGlobal('trustedTypes', { createPolicy })
  await startOwnWorker('/a.js')
  await startOwnWorker('/b.js')
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['amparo-worker'])
})

it.each(['main.tsx', 'widget/widget-main.tsx'])(
  'is the first import of %s, so that the policy exists before any other code runs',
  (entry) => {
    const code = readFileSync(join(import.meta.dirname, '../..', entry), 'utf8')
    expect(/^import .*$/m.exec(code)?.[0]).toMatch(/^import '.*\/platform\/loading\/own-worker\.ts'$/)
  },
)
