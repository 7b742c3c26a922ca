import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readCompose } from './compose-file.ts'

const root = join(import.meta.dirname, '../..')
const { services } = readCompose()

/** Starts a process of compose.yaml as it would start there, with nothing but these settings. */
async function start(name: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, String(services[name]?.command?.[0]))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ...settings,
    },
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  return { code, said }
}

it.each([
  [
    'portal',
    {},
    /^(amparo: (PORTAL_ORIGINS is missing: origins|(PORTAL_API|VAULT)_ORIGIN is missing: an origin) looks? like [^\n]+\n){3}$/,
  ],
  [
    'portal',
    { PORTAL_ORIGIN: 'https://a.example' },
    /^amparo: PORTAL_ORIGIN is not a setting; [^\n]+\namparo: PORTAL_ORIGINS is missing: [^\n]+\n/,
  ],
  ['api', { DATABASE_URL_FILE: '/nowhere' }, /^amparo: DATABASE_URL_FILE is wrong: \/nowhere cannot be read[^\n]+\n$/],
  ['worker', { AMPARO_WORKER: 'yes' }, /^amparo: AMPARO_WORKER is not a setting; [^\n]+\n$/],
  ['vault', { VAULT_PORT: '4002' }, /^amparo: VAULT_INTERNAL_PORT is wrong: 4002 is VAULT_PORT already\n$/],
  ['vault', {}, /^(amparo: (VAULT_DATABASE_URL|VAULT_ORIGIN|PORTAL_ORIGINS) is missing: [^\n]+\n){3}$/],
  ['bucket', {}, /^amparo: S3_BUCKET is missing: [^\n]+\n$/],
  ['migrate', {}, /^amparo: DATABASE_URL is missing: [^\n]+\n$/],
  [
    'vault-migrate',
    { VAULT_DATABASE: 'x' },
    /^amparo: VAULT_DATABASE is not a setting; [^\n]+\namparo: VAULT_DATABASE_URL is missing: [^\n]+\n$/,
  ],
])('%s with %j says one line for each problem and ends', async (name, settings, line) => {
  const { code, said } = await start(name, settings as Record<string, string>)
  expect(said).toMatch(line)
  expect(code).toBe(1)
})
