import { CallFailed } from '@amparo/contract/call'
import { exchangePrefillToken } from '@amparo/contract/vault'
import type { AppParts } from '../../session/app-parts.ts'

/**
 * P-162, P-409, P-410: an issuer's token for a card token. Null when the link was followed before and its session is still
 * here: opening it again, or the browser reopening its tabs, is no error.
 */
export async function exchangeToken({ platform, session }: AppParts, token: string) {
  try {
    return await platform.vault(exchangePrefillToken, { body: { token } })
  } catch (error) {
    await session.settled()
    if (error instanceof CallFailed && error.code === 'used_token' && session.card()) return null
    platform.report('PAYMENT_SERVICE_ERROR', error)
    throw error
  }
}
