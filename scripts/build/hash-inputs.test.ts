import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { inputHasher } from './hash-inputs.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hash-inputs-'))
  write('app/src/page.ts', 'one')
  write('lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const hash = () => inputHasher(root)(['app', 'lock.json', 'missing'])

it.each([
  ['a changed text', 'app/src/page.ts', 'two'],
  ['a new file', 'app/src/other.ts', 'one'],
  ['a changed single file', 'lock.json', '{ }'],
])('sees %s', (_what, path, text) => {
  const before = hash()
  write(path, text)
  expect(hash()).not.toBe(before)
})

it.each([
  ['a test', 'app/src/page.test.ts'],
  ['the output', 'app/dist/page.js'],
  ['installed packages', 'app/node_modules/a/a.js'],
  ['what is no input', 'other/page.ts'],
])('does not look at %s', (_what, path) => {
  const before = hash()
  write(path, 'new')
  expect(hash()).toBe(before)
})

it('does not mind a new time', () => {
  const before = hash()
  utimesSync(join(root, 'app/src/page.ts'), 1, 1)
  expect(hash()).toBe(before)
})
