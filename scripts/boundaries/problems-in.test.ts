import { expect, it } from 'vitest'
import { problemsIn } from './problems-in.ts'

const seeded = (specifier: string) => `const a = 1\nimport b from '${specifier}'\n`

it.each([
  ['packages/rules/src/a.ts', '@amparo/contract/endpoint', 'packages/rules may not import packages/contract'],
  ['apps/standalone/src/a.ts', '@amparo/vault/settings/vault-settings', 'apps/standalone may not import apps/vault'],
  [
    'apps/portal/src/features/login/a.tsx',
    '../benefits/benefit-card.tsx',
    'feature login may not import feature benefits',
  ],
])('finds the seeded import in %s', (path, specifier, problem) => {
  expect(problemsIn(path, () => seeded(specifier))).toEqual([`${path}:2: ${problem}`])
})

it('finds a barrel and a physical style', () => {
  expect(problemsIn('apps/api/src/index.ts', () => '')).toHaveLength(1)
  expect(problemsIn('apps/portal/src/ui/button.css', () => '.a { left: 0 }')).toHaveLength(1)
})
