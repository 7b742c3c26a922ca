import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { breakpoints } from './breakpoints.ts'

const source = join(import.meta.dirname, '../..')
const widths = globSync('**/*.css', { cwd: source }).flatMap((file) =>
  Array.from(readFileSync(join(source, file), 'utf8').matchAll(/(?:min-width|width >=):? *(\d+)px/g), ([, px]) =>
    Number(px),
  ),
)

it.each([
  ['tablet', 600],
  ['desktop', 1024],
  ['xl', 1536],
] as const)('has the breakpoint %s at %i, and pages use it [P-466, P-467, P-468]', (name, px) => {
  expect(breakpoints[name]).toBe(px)
  expect(widths).toContain(px)
})

it('has no other breakpoints in any style sheet', () => {
  expect(widths.filter((px) => !Object.values<number>(breakpoints).includes(px))).toEqual([])
})
