import { type Failed, failed, matches, postJson } from '../post-json.ts'

const PATH = '/api/cardholder/v1/token/'

type Exchange = { type: 'token'; pan_token: string; last4: string } | Failed

/** Exchanges the number for a token. */
export async function exchangeNumber(card_number: string): Promise<Exchange> {
  const posted = await postJson(PATH, { card_number })
  if ('type' in posted) return posted

  const { pan_token, last4 } = (posted.answer ?? {}) as Record<string, unknown>
  return matches(pan_token, /^pt_[A-Za-z0-9_-]{43}$/) && matches(last4, /^\d{4}$/)
    ? { type: 'token', pan_token, last4 }
    : failed('unexpected_answer', posted.requestId)
}
