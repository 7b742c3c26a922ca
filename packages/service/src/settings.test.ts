import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { secretFile } from './secret-file.ts'
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

  it('accepts a setting that another part of the product reads', () =>
    expect(read({ DEMO_KEY: 'k', DEMO_OTHER: 'x' }).DEMO_KEY).toBe('k'))
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
