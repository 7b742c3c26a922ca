const LONGEST_WAIT_MS = 15_000

export type Failed = { type: 'failed'; code: string; request_id: string | null }

/** Posts to the vault's own origin. Never throws: every failure has a code. Any status but 200 is a failure (M-308). */
export async function postJson(
  path: string,
  body: object,
): Promise<{ answer: unknown; requestId: string | null } | Failed> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(LONGEST_WAIT_MS),
  }).catch(() => null)
  if (!response) return failed('network_error')

  const requestId = response.headers.get('x-request-id')
  const answer = await response.json().catch(() => null)
  return response.status === 200 ? { answer, requestId } : failed(codeOf(answer), requestId)
}

export const failed = (code: string, request_id: string | null = null): Failed => ({ type: 'failed', code, request_id })

export const matches = (value: unknown, shape: RegExp): value is string =>
  typeof value === 'string' && shape.test(value)

const codeOf = (answer: { error_code?: unknown } | null): string =>
  matches(answer?.error_code, /^[a-z_]{1,40}$/) ? answer?.error_code : 'unexpected_answer'
