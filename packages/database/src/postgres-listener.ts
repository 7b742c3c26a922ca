import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 5_000

type Options = { url: string; channel: string; onMessage: (payload: string) => void }

/** A connection of its own for LISTEN, opened again when the server drops it. */
export async function postgresListener({ url, channel, onMessage }: Options) {
  let closed = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url })
    fresh.on('notification', ({ payload }) => onMessage(payload ?? ''))
    fresh.on('error', () => void reconnect())
    await fresh.connect()
    await fresh.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return fresh
  }

  async function reconnect() {
    client.removeAllListeners()
    client.on('error', () => {})
    for (let wait = FIRST_RETRY_MS; !closed; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      await pause(wait, undefined, { ref: false })
      try {
        client = await connect()
        return
      } catch {
        // The server is still away: wait longer and try again.
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
