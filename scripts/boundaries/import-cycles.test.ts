import { expect, it } from 'vitest'
import { importCycles } from './import-cycles.ts'

const graph = (edges: Record<string, string[]>) => new Map(Object.entries(edges))

it('accepts imports that lead nowhere back', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }))).toEqual([])
})

it.each([
  ['two files', { a: ['b'], b: ['a'] }, 'a: import cycle a → b → a'],
  ['a file that imports itself', { a: ['a'] }, 'a: import cycle a → a'],
  ['three files, entered from outside', { z: ['b'], a: ['b'], b: ['c'], c: ['a'] }, 'a: import cycle a → b → c → a'],
  [
    'the shortest of several cycles',
    { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['c'] },
    'c: import cycle c → d → c (2 more files are part of it)',
  ],
])('reports %s', (_what, edges, message) => {
  expect(importCycles(graph(edges))).toEqual([message])
})

it('reports each group on its own', () => {
  expect(importCycles(graph({ a: ['b', 'c'], b: ['a'], c: ['d'], d: ['c'] }))).toHaveLength(2)
})
