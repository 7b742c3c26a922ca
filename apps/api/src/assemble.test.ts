import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startTestApi } from './testing/api.ts'

const sources = globSync('*/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts') && !/^(?:testing|platform)\//.test(file),
)
const defined = sources.flatMap((file) => {
  const text = readFileSync(join(import.meta.dirname, file), 'utf8')
  return [...text.matchAll(/\bdefineJob(?:<.*?>)?\('([^']+)'/g)].map(([, queue]) => queue)
})

it('does every job that an area defines', async () => {
  const { database, stop } = await startTestApi()
  const queues = await database.query<{ name: string }>("SELECT name FROM jobs.queue WHERE name NOT LIKE '\\_\\_%'")
  await stop()
  expect(defined.length).toBeGreaterThan(0)
  expect(queues.map(({ name }) => name).sort()).toEqual(defined.sort())
})
