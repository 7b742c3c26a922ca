import { expect, it, vi } from 'vitest'
import { createCallCounts } from './call-counts.ts'

const clock = { time: Date.parse('2026-11-15T12:00:00Z'), now: () => new Date(clock.time) }
const many = { limit: 'submits', key: '192.0.2.7', callsAMinute: 16 }

/** Answers like the table, for one key. */
function table() {
  let sum: { key_hash: string; calls: number; ends_at: Date } | null = null
  const asked: unknown[][] = []
  return {
    asked,
    async query<Row>(text: string, values: unknown[]): Promise<Row[]> {
      if (text.startsWith('DELETE')) return []
      asked.push(values)
      const [hashes, calls, ends] = values as [string[], number[], string[]]
      sum = {
        key_hash: hashes[0] as string,
        calls: (sum?.calls ?? 0) + (calls[0] as number),
        ends_at: new Date(ends[0] as string),
      }
      return [sum] as Row[]
    },
  }
}

it('asks the database nothing about people who make few calls', async () => {
  const database = table()
  const counts = createCallCounts({ clock, shared: { database, secret: 's', log: { warn: vi.fn() } } })
  counts.count(many)
  await counts.share()
  expect(database.asked).toEqual([])
  counts.count(many)
  await counts.share()
  expect(database.asked).toHaveLength(1)
  await counts.share()
  expect(database.asked).toHaveLength(1)
  await counts.close()
})

it('tells the database nothing from which an address could be read', async () => {
  const database = table()
  const counts = createCallCounts({ clock, shared: { database, secret: 's', log: { warn: vi.fn() } } })
  for (let call = 0; call < 5; call++) counts.count(many)
  await counts.share()
  expect(JSON.stringify(database.asked)).not.toContain('192.0.2')
  await counts.close()
})

it('counts on its own while the database is away, and tells it everything afterwards', async () => {
  const [database, log] = [table(), { warn: vi.fn() }]
  const { query } = database
  const counts = createCallCounts({ clock, shared: { database, secret: 's', log } })
  for (let call = 0; call < 5; call++) counts.count(many)
  database.query = () => Promise.reject(new Error('away'))
  await counts.share()
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(counts.count(many).calls).toBe(6)

  database.query = query
  await counts.share()
  expect(database.asked.map((values) => values[1])).toEqual([[6]])
  await counts.close()
})
