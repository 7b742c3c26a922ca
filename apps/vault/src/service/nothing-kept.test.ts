import { afterAll, beforeAll, expect, it } from 'vitest'
import { inventNumber, openTestVault, type TestVault } from './test-vault.ts'

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault()
})
afterAll(() => vault.close())

const tables = ['cards', 'tokens', 'fingerprint_key', 'migrations']

async function everythingWritten(): Promise<string> {
  const [{ count } = { count: 0 }] = await vault.database.query<{ count: number }>(
    "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'",
  )
  expect(count).toBe(tables.length)
  const rows: unknown[] = []
  for (const table of tables) rows.push(...(await vault.database.query(`SELECT t::text AS line FROM ${table} t`)))
  return JSON.stringify(rows) + vault.logs.join('')
}

it('keeps no card number and no token, in the database or in the log [P-131]', async () => {
  const sent: string[] = []
  for (let seed = 0; seed < 24; seed++) {
    const number = inventNumber(14 + (seed % 3), 31_415_926_535 + seed * 7_919)
    const mistyped = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
    const caller = { from: `192.0.2.${seed}`, headers: { 'user-agent': number } }
    await vault.createToken(mistyped, caller)
    const token = (await vault.createToken(number, caller)).json().pan_token
    expect(token).toMatch(/^pt_/)
    sent.push(number, token, token.slice(3), mistyped)

    const headers = { origin: 'http://vault.test', 'content-type': 'application/json' }
    await vault.open.inject({ method: 'POST', url: `/${number}?${number}=${token}`, headers, payload: `{"${number}` })
    await vault.createToken({ [number]: token }, caller)
    await vault.ask('/internal/v1/cards/find', `${token}${number}`)
    await vault.ask('/internal/v1/cards/find', token)
  }

  const written = await everythingWritten()
  expect(written.length).toBeGreaterThan(5_000)
  for (const text of sent) {
    expect(written).not.toContain(text)
    expect(written).not.toContain(Buffer.from(text).toString('hex'))
    expect(written).not.toContain(Buffer.from(text).toString('base64').replace(/=+$/, ''))
  }
})
