import { openPostgres } from '@amparo/database/postgres-database'
import { expect, it } from 'vitest'
import { seeded } from '../random.ts'
import { startFaultProxy } from './fault-proxy.ts'

const server = process.env.TEST_DATABASE_URL

it.runIf(server)(
  'a statement on a half-open connection fails in time, and the next one gets a new connection',
  async () => {
    const proxy = await startFaultProxy({ port: Number(new URL(server ?? '').port), random: seeded(1) })
    const url = Object.assign(new URL(server ?? ''), { port: String(proxy.port) }).href
    const database = await openPostgres({ url, poolSize: 1, timeoutMs: 500 })
    const works = {
      alone: () => database.query('SELECT 1 AS one'),
      inside: () => database.transaction((tx) => tx.query('SELECT 1 AS one')),
      script: () => database.script('SELECT 1 AS one'),
    }
    try {
      for (const work of [works.alone, works.inside, works.script]) {
        expect(await work()).toEqual([{ one: 1 }])
        proxy.strike('half-open')
        proxy.heal()
        await expect(work()).rejects.toThrow('timeout')
        expect(await work()).toEqual([{ one: 1 }])
      }
    } finally {
      await database.close()
      await proxy.stop()
    }
  },
)

it.runIf(server)('messages arrive again after the connection that listens was half open', async () => {
  const proxy = await startFaultProxy({ port: Number(new URL(server ?? '').port), random: seeded(1) })
  const url = Object.assign(new URL(server ?? ''), { port: String(proxy.port) }).href
  const database = await openPostgres({ url, poolSize: 1, timeoutMs: 500 })
  const heard: string[] = []
  const news = async (text: string) => {
    await database.notify('half_open_news', text).catch(() => {})
    return heard.includes(text)
  }
  try {
    await database.listen('half_open_news', (text) => void heard.push(text))
    await expect.poll(() => news('before')).toBe(true)
    proxy.strike('half-open')
    proxy.heal()
    await expect.poll(() => news('after')).toBe(true)
  } finally {
    await database.close()
    await proxy.stop()
  }
})
