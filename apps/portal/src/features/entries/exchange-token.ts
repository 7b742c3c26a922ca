import { CallFailed } from '@amparo/contract/call'
import { exchangePrefillToken } from '../../queries/exchange-prefill-token.ts'
import type { AppParts } from '../../session/app-parts.ts'

/**
 * Exchanges an issuer's token for a card token (P-162, P-409, P-410). Null if the link was opened before and its session is
 * still here: opening it again, or a browser that restores its tabs, is no error.
 */
export async function exchangeToken({ platform, session }: AppParts, token: string) {
  try {
    return await exchangePrefillToken(platform, token)
  } catch (error) {
    await session.settled()
    if (error instanceof CallFailed && error.code === 'used_token' && session.card()) return null
    platform.report('PAYMENT_SERVICE_ERROR', error)
    throw error
  }
}
