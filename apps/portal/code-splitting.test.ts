import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { codeSplitting } from './code-splitting.ts'

const root = join(import.meta.dirname, '../..')
const files = globSync('{apps/portal,packages/*}/src/**/*.{ts,tsx,css}', { cwd: root })
const patterns = codeSplitting.groups.flatMap((group) => ('test' in group ? [group.test] : []))

/** `a/(?:b|c)` → `a/b`, `a/c`: each of them names a file that may be renamed. */
function alternatives(pattern: string): string[] {
  const choice = /\(\?:([^()]*)\)/.exec(pattern)
  if (!choice) return pattern.split('|')
  const [whole, inner = ''] = choice
  return inner.split('|').flatMap((one) => alternatives(pattern.replace(whole, one)))
}

it.each([...new Set(patterns.flatMap(({ source }) => alternatives(source)))])('finds the module %s', (pattern) => {
  expect(files.some((file) => new RegExp(pattern).test(file))).toBe(true)
})
