import { expect, it } from 'vitest'
import { findImports } from './find-imports.ts'

const FROM = 'apps/portal/src/features/login/login-page.tsx'

it.each([
  ['from', '@amparo/rules/dates/iso-date', 'packages/rules/src/dates/iso-date.ts'],
  ['from', '@amparo/vault/frame/main', 'apps/vault/src/frame/main.ts'],
  ['from', '@amparo/e2e/find-chromium', 'e2e/src/find-chromium.ts'],
  ['from', '../benefits/benefit-card.tsx', 'apps/portal/src/features/benefits/benefit-card.tsx'],
  ['import', '../../../../vault/src/tokens.ts', 'apps/vault/src/tokens.ts'],
])('resolves %s %s', (keyword, specifier, target) => {
  expect(findImports(FROM, `${keyword} '${specifier}'`)).toEqual([{ line: 1, target }])
})

it('finds imports over several lines, dynamic ones, re-exports and types, with their line', () => {
  const source = [
    'import {\n  a,\n} from "./a.ts"',
    "const b = await import('./b.ts')",
    "export * from './c.ts'",
    "import type { D } from './d.ts'",
  ].join('\n')

  expect(findImports('scripts/x.ts', source)).toEqual([
    { line: 3, target: 'scripts/a.ts' },
    { line: 4, target: 'scripts/b.ts' },
    { line: 5, target: 'scripts/c.ts' },
    { line: 6, target: 'scripts/d.ts' },
  ])
})

it('leaves packages of others alone', () => {
  expect(findImports(FROM, "import { z } from 'zod/mini'\nimport { join } from 'node:path'")).toEqual([])
})
