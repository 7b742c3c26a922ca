import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000

type Options = { url: string; channel: string; onMessage: (payload: string) => void }

/** A separate connection for LISTEN that is opened again if the server drops it. */
export async function postgresListener({ url, channel, onMessage }: Options) {
  let closed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true })
    // While connecting, an error goes to the caller; later it means that the connection is lost.
    let listening = false
    fresh.on('error', () => {
      if (listening) void reconnect()
      listening = false
    })
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      void fresh.end().catch(() => {})
      throw error
    }
    listening = true
    return fresh
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
      await client.end().catch(() => {})
    },
  }
}
