import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { operatorLink } from './operator-link.ts'

const folder = mkdtempSync(join(tmpdir(), 'amparo-operator-'))
const file = join(folder, 'mounted')
writeFileSync(file, 'a key in a file\n')
writeFileSync(join(folder, 'operator.key'), 'a key next to the data\n')
afterAll(() => rmSync(folder, { recursive: true }))

const keyWith = (env: Record<string, string>) => operatorLink(env).headers.authorization

it('takes the key from the settings, from a file that they name, or from the data', () => {
  expect(keyWith({ OPERATOR_KEY: 'a key', AMPARO_DATA: folder })).toBe('Bearer a key')
  expect(keyWith({ OPERATOR_KEY_FILE: file, AMPARO_DATA: folder })).toBe('Bearer a key in a file')
  expect(keyWith({ AMPARO_DATA: folder })).toBe('Bearer a key next to the data')
  expect(keyWith({ AMPARO_DATA: join(folder, 'none') })).toBe('Bearer ')
})

it('calls the server that the settings name, or the one on this machine', () => {
  expect(operatorLink({ AMPARO_URL: 'https://portal.example' }).origin).toBe('https://portal.example')
  expect(operatorLink({ PORT: '4100' }).origin).toBe('http://localhost:4100')
  expect(operatorLink({}).origin).toBe('http://localhost:4000')
})

it.each<[Record<string, string>, RegExp]>([
  [{ OPERATOR_KEY: 'a', OPERATOR_KEY_FILE: file }, /^OPERATOR_KEY_FILE is wrong: OPERATOR_KEY is given too/],
  [{ OPERATOR_KEY_FILE: join(folder, 'none') }, /^OPERATOR_KEY_FILE is wrong: .* cannot be read \(ENOENT\)$/],
  [{ OPERATOR_KEYFILE: file }, /^OPERATOR_KEYFILE is not a setting/],
  [{ AMPARO_URL: 'portal.example' }, /^AMPARO_URL is wrong: /],
  [{ AMPARO_URL: 'https://portal.example/path' }, /^AMPARO_URL is wrong: /],
  [{ PORT: 'four' }, /^PORT is wrong: /],
])('refuses %j with one line', (env, line) => {
  expect(() => operatorLink(env)).toThrow(line)
})
