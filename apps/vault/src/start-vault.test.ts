import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@amparo/database/open-database'
import { prepareDatabase } from '@amparo/database/testing/prepare-database'
import { createLogger } from '@amparo/service/process/logger'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encryptPartnerToken } from './partner-entries/partner-token-encryption.ts'
import { readVaultSettings } from './settings/vault-settings.ts'
import { startVault } from './start-vault.ts'
import { fakeFrame, inventNumber, MIGRATIONS, ORIGIN } from './testing/vault.ts'

const folder = mkdtempSync(join(tmpdir(), 'amparo-vault-'))
const frameFolder = fakeFrame()
// Making a database takes much longer than copying one.
beforeAll(() => prepareDatabase({ folder: join(folder, 'data'), migrations: MIGRATIONS }))
afterAll(() => {
  for (const made of [folder, frameFolder]) rmSync(made, { recursive: true })
})

const settings = {
  ...readVaultSettings({ VAULT_ORIGIN: ORIGIN }),
  dataFolder: join(folder, 'data'),
  port: 0,
  internalPort: 0,
}
const options = { logger: createLogger({ name: 'vault', level: 'silent' }), frameFolder }
const keyFile = join(settings.dataFolder, 'fingerprint.key')
const partnerFile = join(settings.dataFolder, 'partner-demo.key')
const secretFile = join(settings.dataFolder, 'internal.secret')
const number = inventNumber(16, 2_718_281)

async function cardIdAt({ publicPort, internalPort }: { publicPort: number; internalPort: number }) {
  const json = { 'content-type': 'application/json' }
  const created = await fetch(`http://127.0.0.1:${publicPort}/api/cardholder/v1/token/`, {
    method: 'POST',
    headers: { ...json, origin: ORIGIN },
    body: JSON.stringify({ card_number: number }),
  })
  const { pan_token } = (await created.json()) as { pan_token: string }
  const found = await fetch(`http://127.0.0.1:${internalPort}/internal/v1/cards/find`, {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${readFileSync(secretFile, 'utf8').trim()}` },
    body: JSON.stringify({ pan_token }),
  })
  return ((await found.json()) as { card_id: string }).card_id
}

/** Encrypted like the demo partner's tokens, with the key from the data folder. */
function demoToken(): Promise<string> {
  const iat = Math.floor(Date.now() / 1000)
  const claims = { jti: randomUUID(), iat, exp: iat + 600, purpose: 'sso' as const, card_number: number }
  const key = Buffer.from(readFileSync(partnerFile, 'utf8').trim(), 'hex')
  return encryptPartnerToken(claims, { partner: 'demo', key })
}

async function exchangeAt({ publicPort }: { publicPort: number }, token: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`http://127.0.0.1:${publicPort}/prefill_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:4000' },
    body: JSON.stringify({ token }),
  })
  return (await answer.json()) as Record<string, unknown>
}

/** These run in order: each test uses the folder as the one before left it. */
describe('a vault on a folder', () => {
  let cardId = ''

  it('creates keys and secret readable by its owner only, and a second vault on the folder is refused', async () => {
    const vault = await startVault(settings, options)
    for (const file of [keyFile, secretFile, partnerFile]) expect(statSync(file).mode & 0o777).toBe(0o600)
    cardId = await cardIdAt(vault)
    expect(cardId).toMatch(/^[0-9a-f-]{36}$/)

    const child = fork(join(import.meta.dirname, 'server.ts'), {
      env: { ...process.env, VAULT_DATA: settings.dataFolder },
      silent: true,
    })
    let said = ''
    child.stderr?.on('data', (piece) => {
      said += piece
    })
    const [code] = await once(child, 'close')
    expect([code, said]).toEqual([
      1,
      `amparo: the data folder ${settings.dataFolder} is in use by process ${process.pid}: stop that one first, or set another folder\n`,
    ])
    await vault.close()
  })

  it('recognizes its cards after a restart', async () => {
    const vault = await startVault(settings, options)
    expect(await cardIdAt(vault)).toBe(cardId)
    await vault.close()
  })

  it("accepts the demo partner's token once, also across a restart [P-409]", async () => {
    const first = await startVault(settings, options)
    const token = await demoToken()
    expect(await exchangeAt(first, token)).toMatchObject({ last4: number.slice(-4) })
    await first.close()

    const second = await startVault(settings, options)
    expect(await exchangeAt(second, token)).toMatchObject({ error_code: 'used_token' })
    await second.close()
  })

  it('has no demo partner if real ones are configured, or in production', async () => {
    const token = await demoToken()
    for (const others of [{ partnerKeys: new Map([['bank', [Buffer.alloc(32, 1)]]]) }, { isDemo: false }]) {
      const vault = await startVault({ ...settings, ...others }, options)
      expect(await exchangeAt(vault, token)).toMatchObject({ error_code: 'invalid_token' })
      await vault.close()
    }
  })

  it('does not start with another key, a damaged key or none, and does with the old one', async () => {
    const key = readFileSync(keyFile, 'utf8')
    const fingerprintKey = 'cd'.repeat(32)
    await expect(startVault({ ...settings, fingerprintKey }, options)).rejects.toThrow('the fingerprint key is not')

    writeFileSync(keyFile, 'half')
    await expect(startVault(settings, options)).rejects.toThrow('fingerprint.key is damaged')

    rmSync(keyFile)
    await expect(startVault(settings, options)).rejects.toThrow('fingerprint.key is missing')

    writeFileSync(keyFile, key)
    const vault = await startVault(settings, options)
    expect(await cardIdAt(vault)).toBe(cardId)
    await vault.close()
  })

  it('recognizes its cards after its key was replaced, first with both keys and then with the new one alone', async () => {
    const [old, fingerprintKey] = [readFileSync(keyFile, 'utf8').trim(), 'cd'.repeat(32)]
    // A replica that has only heard of the new key, then one that uses it, then one that has forgotten the old one.
    for (const keys of [
      { previousFingerprintKeys: [fingerprintKey] },
      { fingerprintKey, previousFingerprintKeys: [old] },
      { fingerprintKey, previousFingerprintKeys: [] },
    ]) {
      const vault = await startVault({ ...settings, ...keys }, options)
      expect(await cardIdAt(vault)).toBe(cardId)
      await vault.close()
    }
    await expect(startVault(settings, options)).rejects.toThrow('the fingerprint key is not')
    writeFileSync(keyFile, fingerprintKey)
  })

  it('starts, and says so in its log, if unused cards cannot be deleted', async () => {
    const database = await openDatabase({ folder: settings.dataFolder, migrations: MIGRATIONS })
    await database.query(
      "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'too slow'; END $$",
    )
    await database.query('CREATE TRIGGER refuse BEFORE DELETE ON cards FOR EACH STATEMENT EXECUTE FUNCTION refuse()')
    await database.close()
    const lines: string[] = []
    const logger = createLogger({ name: 'vault', level: 'error', sink: { write: (line) => void lines.push(line) } })

    const vault = await startVault(settings, { ...options, logger })
    expect(await cardIdAt(vault)).toBe(cardId)
    await vault.close()
    expect(lines.join('')).toMatch(/too slow.*expired tokens and cards were not deleted/)
  })

  it('names the command of its own migrations if some were not applied', async () => {
    const empty = { dataFolder: join(folder, 'empty'), appliesMigrations: false }
    await expect(startVault({ ...settings, ...empty }, options)).rejects.toThrow('run npm run migrate-vault first')
  })

  it('names the setting to change when a port is busy, and releases the folder', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = (other.address() as { port: number }).port
    await expect(startVault({ ...settings, port }, options)).rejects.toThrow(`port ${port} is in use`)
    other.close()
    await (await startVault(settings, options)).close()
  })
})
