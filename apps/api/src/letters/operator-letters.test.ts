import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/api.ts'
import { letterCards, letterOf, operatorGet, revoke, submit } from '../testing/letters.ts'
import { operatorNamed } from '../testing/operator.ts'

let api: TestApi
const tickets: string[] = []
beforeAll(async () => {
  api = await startTestApi()
  for (const card of [letterCards.SGP, letterCards.SGP, letterCards.AUS]) {
    api.clock.time += 1_000
    const letter = letterOf(api, card)
    tickets.unshift(letter.ticket)
    await submit(api, letter)
  }
  await revoke(api, tickets[2] as string)
})
afterAll(() => api.stop())

type Listed = { letters: { ticket: string }[]; next: string | null }
const listed = async (query: Record<string, string> = {}) => (await operatorGet(api, '', query)) as Listed
const ticketsOf = ({ letters }: Listed) => letters.map(({ ticket }) => ticket)
const unknown = '000017948736000004321'

it('is for operators only', async () => {
  const root = '/api/management/v1/letters/'
  for (const url of [root, `${root}${tickets[0]}/`])
    expect((await api.app.inject({ url })).json().error_code).toBe('unauthorized')
  const answer = await api.app.inject({ method: 'POST', url: `${root}${tickets[0]}/revoke/`, payload: {} })
  expect(answer.json().error_code).toBe('unauthorized')
})

describe('the list', () => {
  it('is newest first, page by page, without names', async () => {
    const first = await listed({ limit: '2' })
    const second = await listed({ limit: '2', after: String(first.next) })
    expect([...ticketsOf(first), ...ticketsOf(second)]).toEqual(tickets)
    expect(second.next).toBeNull()
    expect(JSON.stringify([first, second])).not.toMatch(/Ana|Ong/)
  })

  it('is filtered', async () => {
    expect(ticketsOf(await listed({ country: 'AUS' }))).toEqual([tickets[0]])
    expect(ticketsOf(await listed({ is_revoked: 'true' }))).toEqual([tickets[2]])
    expect(ticketsOf(await listed({ is_revoked: 'false' }))).toEqual(tickets.slice(0, 2))
  })

  it('is recorded with the name of the key, whatever author the call names', async () => {
    await operatorGet(api, '', { author: 'ines' }, await operatorNamed(api, 'mira'))
    const rows = await api.database.query(
      "SELECT ticket, author FROM letter_events WHERE kind = 'listed' AND author IN ('mira', 'ines')",
    )
    expect(rows).toEqual([{ ticket: null, author: 'mira' }])
  })

  it.each([{ limit: '0' }, { limit: '101' }, { country: 'us' }, { after: '1' }, { is_revoked: 'x' }])(
    'refuses %o',
    async (query) => {
      expect(await listed(query as never)).toMatchObject({ error_code: 'invalid_request' })
    },
  )
})

describe('a letter', () => {
  it('records who has seen it, and shows the newest hundred events', async () => {
    for (let time = 0; time < 101; time++) await operatorGet(api, `${tickets[1]}/`)
    const { events } = await operatorGet(api, `${tickets[1]}/`, {}, await operatorNamed(api, 'rosa'))
    expect(events).toHaveLength(100)
    expect(events.at(-1)).toMatchObject({ kind: 'shown', author: 'rosa' })
  })

  it('has a history that the database refuses to change', async () => {
    await expect(api.database.query("UPDATE letter_events SET author = 'x'")).rejects.toThrow('never changed')
    await expect(api.database.query('DELETE FROM letter_events')).rejects.toThrow('never changed')
  })

  it('that does not exist is unknown to every call', async () => {
    expect((await operatorGet(api, `${unknown}/`)).error_code).toBe('unknown_letter')
    expect((await revoke(api, unknown)).error_code).toBe('unknown_letter')
  })
})
