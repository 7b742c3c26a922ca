import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { secretFile } from '../secrets/secret-file.ts'
import { portSetting, readSettings } from './settings.ts'

const shape = { DEMO_PORT: portSetting(4000), DEMO_KEY: z.string('a key of your own') }
const read = (env: Record<string, string>) => readSettings(shape, { env, ours: ['DEMO_'], known: ['DEMO_OTHER'] })

describe('readSettings', () => {
  it('reads given values and fills in defaults', () =>
    expect(read({ DEMO_KEY: 'k', PATH: '/bin' })).toEqual({ DEMO_PORT: 4000, DEMO_KEY: 'k' }))

  it.each([
    [{}, /^DEMO_KEY is missing: a key of your own$/],
    [{ DEMO_KEY: '' }, /^DEMO_KEY is missing/],
    [{ DEMO_KEY: 'k', DEMO_PORT: 'http' }, /^DEMO_PORT is wrong: a port is a number from 1 to 65535$/],
    [{ DEMO_KEY: 'k', DEMO_PORT: '0' }, /^DEMO_PORT is wrong/],
    [{ DEMO_KEY: 'k', DEMO_PORT: '65536' }, /^DEMO_PORT is wrong/],
    [
      { DEMO_KEY: 'k', DEMO_PROT: '4000' },
      /^DEMO_PROT is not a setting; known ones are DEMO_KEY, DEMO_OTHER, DEMO_PORT$/,
    ],
  ])('explains in one line what is wrong with %j', (env, line) =>
    expect(() => read(env as Record<string, string>)).toThrow(line),
  )

  it('names everything that is wrong at once, one line each', () => {
    expect(() => read({ DEMO_PROT: '1', DEMO_PORT: 'http', DEMO_KEY_FILE: '/nowhere/key' })).toThrow(
      /^DEMO_PROT is not [^\n]+\nDEMO_PORT is wrong: [^\n]+\nDEMO_KEY_FILE is wrong: [^\n]+$/,
    )
  })

  it('accepts a setting that another part of the product reads', () =>
    expect(read({ DEMO_KEY: 'k', DEMO_OTHER: 'x' }).DEMO_KEY).toBe('k'))
})

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-setting-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  it('counts like the variable, without the line break at its end', () => {
    expect(read({ DEMO_KEY_FILE: file('key', 'k y\n'), DEMO_PORT_FILE: file('port', '5000') })).toEqual({
      DEMO_PORT: 5000,
      DEMO_KEY: 'k y',
    })
    expect(read({ DEMO_KEY: 'k', DEMO_OTHER_FILE: '/elsewhere' }).DEMO_KEY).toBe('k')
  })

  it.each([
    [{ DEMO_KEY_FILE: '/nowhere/key' }, /^DEMO_KEY_FILE is wrong: \/nowhere\/key cannot be read \(ENOENT\)$/],
    [{ DEMO_KEY_FILE: folder }, /^DEMO_KEY_FILE is wrong: .* cannot be read \(EISDIR\)$/],
    [{ DEMO_KEY_FILE: file('empty', '\n') }, /^DEMO_KEY_FILE is wrong: .*empty is empty$/],
    [{ DEMO_KEY: 'k', DEMO_KEY_FILE: file('both', 'k') }, /^DEMO_KEY_FILE is wrong: DEMO_KEY is given too/],
    [{ DEMO_KEY: 'k', DEMO_PORT_FILE: file('bad', 'secret') }, /^DEMO_PORT is wrong: a port is a number/],
    [{ DEMO_KEY: 'k', DEMO_KAY_FILE: 'x' }, /^DEMO_KAY_FILE is not a setting/],
  ])('explains in one line what is wrong with %j', (env, line) =>
    expect(() => read(env as Record<string, string>)).toThrow(line),
  )
})

describe('secretFile', () => {
  const folder = mkdtempSync(join(tmpdir(), 'amparo-secret-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('creates a secret once, readable by its owner only', () => {
    const file = join(folder, 'deep/key')
    const secret = secretFile(file)
    expect(secret).toMatch(/^[0-9a-f]{64}$/)
    expect(secretFile(file)).toBe(secret)
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('refuses a damaged secret', () => {
    const file = join(folder, 'short')
    writeFileSync(file, 'abc')
    expect(() => secretFile(file)).toThrow(/damaged/)
  })
})
