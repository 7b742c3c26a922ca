import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000
/** A connection that is half open never says goodbye. */
const GOODBYE_MS = 1_000

type Options = {
  url: string
  channel: string
  onMessage: (payload: string) => void
  /** How often the connection is tried, and how long it may take: a half-open one would be silent forever. 0 is never. */
  timeoutMs: number
}

/** A separate connection for LISTEN that is opened again if it is lost. */
export async function postgresListener({ url, channel, onMessage, timeoutMs }: Options) {
  let closed = false
  const lost = new WeakSet<pg.Client>()
  let client: pg.Client | null = null
  client = await connect()
  const checking = timeoutMs > 0 ? setInterval(check, timeoutMs).unref() : undefined

  async function connect(): Promise<pg.Client> {
    const limits = timeoutMs > 0 ? { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs } : {}
    const fresh = new pg.Client({ connectionString: url, keepAlive: true, ...limits })
    // While connecting, an error goes to the caller; later it means that the connection is lost.
    fresh.on('error', () => lose(fresh))
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    return fresh
  }

  function check() {
    const checked = client
    checked?.query('SELECT 1').catch(() => lose(checked))
  }

  /** Once for each connection: several things may tell that it is lost. */
  function lose(one: pg.Client) {
    if (one !== client || lost.has(one)) return
    lost.add(one)
    void one.end().catch(() => {})
    void reconnect()
  }

  async function reconnect() {
    for (let wait = FIRST_RETRY_MS; !closed; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await pause(wait, undefined, { ref: false })
      if (closed) return
      try {
        client = await connect()
        // `close` was called meanwhile, and has ended the old connection.
        if (closed) await client.end()
        return
      } catch {
        // The server is still unavailable: wait longer and try again.
      }
    }
  }

  return {
    async close() {
      closed = true
      clearInterval(checking)
      await Promise.race([client?.end().catch(() => {}), pause(GOODBYE_MS, undefined, { ref: false })])
    },
  }
}
