import { describe, expect, it } from 'vitest'
import { readApiSettings, requiredAlone } from './settings.ts'

const enough = {
  DATABASE_URL: 'postgresql://a@b/c',
  VAULT_INTERNAL_ORIGIN: 'http://vault:4002',
  VAULT_INTERNAL_SECRET: 'x'.repeat(32),
  OPERATOR_KEY: 'y'.repeat(32),
  PORTAL_ORIGINS: 'https://portal.example',
}
const read = (env: Record<string, string>) => {
  const settings = readApiSettings(env)
  return { ...settings, ...requiredAlone(settings) }
}

describe('the settings of the API on its own', () => {
  it('let it do jobs and apply migrations unless they say otherwise', () => {
    expect(read(enough)).toMatchObject({ AMPARO_JOBS: 'here', DATABASE_MIGRATIONS: 'apply', AMPARO_DRAIN_SECONDS: 0 })
    expect(read({ ...enough, AMPARO_JOBS: 'elsewhere', DATABASE_MIGRATIONS: 'expect' })).toMatchObject({
      AMPARO_JOBS: 'elsewhere',
      DATABASE_MIGRATIONS: 'expect',
    })
  })

  it.each(Object.keys(enough))('need %s', (name) =>
    expect(() => read({ ...enough, [name]: '' })).toThrow(`${name} is missing: the API on its own needs it`),
  )

  it.each([
    [{ AMPARO_JOBS: 'nowhere' }, /^AMPARO_JOBS is wrong: here or elsewhere/],
    [{ DATABASE_MIGRATIONS: 'skip' }, /^DATABASE_MIGRATIONS is wrong: apply or expect/],
    [{ DATABASE_POOL: '0' }, /^DATABASE_POOL is wrong/],
    [{ AMPARO_DRAIN_SECONDS: '-1' }, /^AMPARO_DRAIN_SECONDS is wrong: a number of seconds from 0 to 60/],
    [{ OPERATOR_KEY: 'y'.repeat(31) }, /^OPERATOR_KEY is wrong: at least 32 characters/],
    [{ OPERATOR_KEY: 'y'.repeat(201) }, /^OPERATOR_KEY is wrong: at most 200 characters/],
    [{ DATABASE_ULR: 'x' }, /^DATABASE_ULR is not a setting/],
    [{ PORTAL_API_ORIGINS: 'x' }, /^PORTAL_API_ORIGINS is not a setting/],
    [
      { NODE_ENV: 'production', PORTAL_ORIGINS: 'http://portal.example' },
      /^PORTAL_ORIGINS is wrong: in production http/,
    ],
  ])('say in one line what is wrong with %j', (env, line) =>
    expect(() => read({ ...enough, ...env } as Record<string, string>)).toThrow(line),
  )

  it('may be beside those of other processes', () =>
    expect(read({ ...enough, PORTAL_API_ORIGIN: 'http://api:4000', VAULT_PORT: '4001' }).AMPARO_JOBS).toBe('here'))
})
