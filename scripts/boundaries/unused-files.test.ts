import { expect, it } from 'vitest'
import { unusedFiles } from './unused-files.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))
const isNamed = (path: string) => path.endsWith('-worker.ts')

it('reports a file that nothing imports', () => {
  expect(unusedFiles(graph({ 'apps/api/src/a.ts': [] }), isNamed)).toEqual([
    'apps/api/src/a.ts: nothing imports this file',
  ])
})

it('reports a file of the product that only tests import', () => {
  const imports = graph({ 'apps/api/src/a.test.ts': ['apps/api/src/b.ts'], 'apps/api/src/b.ts': [] })
  expect(unusedFiles(imports, isNamed)).toEqual([
    'apps/api/src/b.ts: only tests import this file; move it to a testing/ folder',
  ])
})

it.each([
  ['an entry', { 'apps/api/src/server.ts': [] }],
  ['a test', { 'apps/api/src/a.test.ts': [] }],
  ['a command', { 'apps/api/src/commands/flag.ts': [] }],
  ['a file that is started by its path', { 'apps/api/src/pdf/pdf-worker.ts': [] }],
  ['a helper of tests', { 'apps/api/src/a.test.ts': ['apps/api/src/testing/b.ts'], 'apps/api/src/testing/b.ts': [] }],
  ['what the product imports', { 'apps/api/src/server.ts': ['apps/api/src/b.ts'], 'apps/api/src/b.ts': [] }],
])('accepts %s', (_what, edges) => {
  expect(unusedFiles(graph(edges as Record<string, string[]>), isNamed)).toEqual([])
})
