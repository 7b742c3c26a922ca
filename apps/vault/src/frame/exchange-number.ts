const PATH = '/api/cardholder/v1/token/'
const LONGEST_WAIT_MS = 15_000

type Exchange =
  | { type: 'token'; pan_token: string; last4: string }
  | { type: 'failed'; code: string; request_id: string | null }

/** Exchanges the number for a token on the vault's own origin. Never throws: every failure has a code. */
export async function exchangeNumber(card_number: string): Promise<Exchange> {
  const response = await fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card_number }),
    credentials: 'omit',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => null)
  if (!response) return failed('network_error')

  const requestId = response.headers.get('x-request-id')
  const answer = await response.json().catch(() => null)
  if (!response.ok) return failed(codeOf(answer), requestId)

  const { pan_token, last4 } = answer ?? {}
  return matches(pan_token, /^pt_[A-Za-z0-9_-]{43}$/) && matches(last4, /^\d{4}$/)
    ? { type: 'token', pan_token, last4 }
    : failed('unexpected_answer', requestId)
}

const codeOf = (answer: { error_code?: unknown } | null): string =>
  matches(answer?.error_code, /^[a-z_]{1,40}$/) ? answer?.error_code : 'unexpected_answer'

const failed = (code: string, request_id: string | null = null): Exchange => ({ type: 'failed', code, request_id })

const matches = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value)
