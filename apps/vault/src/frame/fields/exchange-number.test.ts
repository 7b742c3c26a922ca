import { createToken } from '@amparo/contract/vault'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { exchangeNumber } from './exchange-number.ts'

const answers = (content: unknown, { status = 200, headers = {} } = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(typeof content === 'string' ? content : JSON.stringify(content), { status, headers }),
    ),
  )
afterEach(() => vi.unstubAllGlobals())

const good = { pan_token: `pt_${'a'.repeat(43)}`, last4: '1234' }
const failed = (code: string, request_id: string | null = null) => ({ type: 'failed', code, request_id })
const headers = { 'x-request-id': 'r-1' }

describe('the exchange', () => {
  it('is the call of the contract, on its own origin and without cookies [P-403]', async () => {
    answers(good)
    expect(await exchangeNumber('9 1')).toEqual({ type: 'token', ...good })
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      createToken.path,
      expect.objectContaining({ method: createToken.method, credentials: 'omit', body: '{"card_number":"9 1"}' }),
    )
  })

  it.each([
    ['a refusal', { error_code: 'invalid_card_number' }, 422, failed('invalid_card_number', 'r-1')],
    ['a refusal without a code', {}, 500, failed('unexpected_answer', 'r-1')],
    ['an invalid code', { error_code: '<b>' }, 422, failed('unexpected_answer', 'r-1')],
    ['a page instead of data', '<html>', 502, failed('unexpected_answer', 'r-1')],
    ['half an answer', '{"pan_token":"pt_', 200, failed('unexpected_answer', 'r-1')],
    ['an invalid token', { ...good, pan_token: 'x' }, 200, failed('unexpected_answer', 'r-1')],
    ['nothing', 'null', 200, failed('unexpected_answer', 'r-1')],
  ])('has a code for %s', async (_, content, status, expected) => {
    answers(content, { status, headers })
    expect(await exchangeNumber('9')).toEqual(expected)
  })

  it('has a code for a network that is down', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('away')))
    expect(await exchangeNumber('9')).toEqual(failed('network_error'))
  })
})
