import { setImmediate as nextTurn } from 'node:timers/promises'
import { CallFailed, call } from '@amparo/contract/call'
import { type Card, type ExportedCard, exportCards, findCard, forgetCard, revokeToken } from '@amparo/contract/vault'
import { leanFetch } from '@amparo/service/process/lean-fetch'
import { traceHeaders } from '@amparo/service/telemetry/trace-headers'

const TIMEOUT_MS = 5_000
const MOST_TRIES = 5
/** Nobody has more cards. */
const MOST_EXPORTED = 100

/** The vault's internal listener, service to service. */
export type VaultClient = {
  findCard(panToken: string): Promise<Card | null>
  revokeToken(panToken: string): Promise<void>
  /** The vault knows nothing of the card any more. */
  forgetCard(cardId: string): Promise<void>
  /** What the vault stores of cards, for a copy of a person's data. */
  exportCards(cardIds: readonly string[]): Promise<ExportedCard[]>
}

export function createVaultClient({ origin, secret }: { origin: string; secret: string }): VaultClient {
  const link = () => ({
    origin,
    fetch: leanFetch,
    headers: { authorization: `Bearer ${secret}`, ...traceHeaders() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })

  /** Tries again within the same time: a vault that stops may close connections just as we use one, and repeating a call changes nothing more. */
  const ask: typeof call = async (endpoint, input) => {
    const at = link()
    for (let tries = 1; ; tries++) {
      try {
        return await call(endpoint, input, at)
      } catch (error) {
        const mayRepeat = error instanceof CallFailed && error.code === 'network_error' && !at.signal.aborted
        if (!mayRepeat || tries === MOST_TRIES) throw error
        // By the next turn we know which other connections were closed, and no longer use them.
        await nextTurn()
      }
    }
  }

  return {
    async findCard(pan_token) {
      try {
        return await ask(findCard, { body: { pan_token } })
      } catch (error) {
        if (error instanceof CallFailed && error.code === 'unknown_token') return null
        throw error
      }
    },
    async revokeToken(pan_token) {
      await ask(revokeToken, { body: { pan_token } })
    },
    async forgetCard(card_id) {
      await ask(forgetCard, { body: { card_id } })
    },
    async exportCards(card_ids) {
      return (await ask(exportCards, { body: { card_ids: card_ids.slice(0, MOST_EXPORTED) } })).cards
    },
  }
}
