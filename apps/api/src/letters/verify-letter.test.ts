import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as details from '../platform/encrypted-details.ts'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { letterCards, letterOf, makeCode, operatorGet, revoke, submit, verify } from '../testing/letters.ts'

let api: TestApi
const decrypted = vi.fn()
beforeAll(async () => {
  const { createDetailsEncryption } = details
  vi.spyOn(details, 'createDetailsEncryption').mockImplementation((secret) => {
    const real = createDetailsEncryption(secret)
    return {
      ...real,
      decrypt: (sealed, owner) => {
        decrypted()
        return real.decrypt(sealed, owner)
      },
    }
  })
  api = await startTestApi()
})
afterAll(() => api.stop())

async function issued(change: object = {}) {
  const letter = letterOf(api, letterCards.SGP, change)
  await submit(api, letter)
  return { ticket: letter.ticket, code: letter.verification_code }
}

describe('a code', () => {
  it('shows number, initials and dates of its letter, and nothing else', async () => {
    const { ticket, code } = await issued()
    expect((await verify(api, code)).json()).toEqual({
      state: 'valid',
      ticket,
      initials: 'A. O.',
      departure_date: '2026-12-01',
      return_date: '2026-12-20',
    })
  })

  it('that no letter has shows nothing', async () => {
    expect((await verify(api, makeCode())).json()).toEqual({ state: 'unknown' })
  })

  it('does the same work whether it is right or wrong', async () => {
    const { code } = await issued()
    const query = vi.spyOn(api.database, 'query')
    const work = []
    for (const asked of [code, makeCode()]) {
      query.mockClear()
      decrypted.mockClear()
      await verify(api, asked)
      // The server's own work each minute may run at the same time.
      const statements = query.mock.calls.map(([sql]) => sql).filter((sql) => sql.includes('letters'))
      work.push([statements, decrypted.mock.calls.length])
    }
    query.mockRestore()
    expect(work[0]).toEqual(work[1])
    expect(work[0]).toEqual([[expect.stringContaining('LEFT JOIN letters')], 1])
  })

  it.each(['', 'ABC', '0123456789AU', '0123456789ABC', "' OR 1=1 --00"])('%j is no code', async (code) => {
    expect((await verify(api, code)).json().error_code).toBe('invalid_request')
  })

  it('can be tried 30 times a minute from one address', async () => {
    const statuses = []
    for (let time = 0; time < 31; time++) statuses.push((await verify(api, makeCode(), '10.8.0.1')).statusCode)
    expect(statuses.slice(29)).toEqual([200, 429])
  })
})

describe('a letter', () => {
  it.each([
    ['through the day of the return', {}, '2026-12-21T11:59:59Z', 'valid'],
    ['no longer when that day has ended everywhere', {}, '2026-12-21T12:00:00Z', 'expired'],
    ['twelve months without a return', { return_date: undefined }, '2027-12-02T11:59:59Z', 'valid'],
    ['not longer than twelve months', { return_date: undefined }, '2027-12-02T12:00:00Z', 'expired'],
  ])('is valid %s', async (_, change, moment, state) => {
    const { code } = await issued(change)
    const before = api.clock.time
    api.clock.time = Date.parse(moment)
    expect((await verify(api, code)).json().state).toBe(state)
    api.clock.time = before
  })

  it('that was revoked says so, and cannot be revoked again', async () => {
    const { ticket, code } = await issued()
    await revoke(api, ticket, { author: 'ines', note: 'Reported as forged.' })
    expect((await verify(api, code)).json()).toMatchObject({ state: 'revoked', ticket })
    expect((await revoke(api, ticket)).error_code).toBe('already_revoked')
    const { events, revoked_at } = await operatorGet(api, `${ticket}/`)
    expect(revoked_at).toBe(api.clock.now().toISOString())
    expect(events).toContainEqual({
      kind: 'revoked',
      author: 'bootstrap',
      note: 'Reported as forged.',
      happened_at: api.clock.now().toISOString(),
    })
  })
})
