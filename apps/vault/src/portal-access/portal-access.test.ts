import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnerKeys, sealed } from '../testing/partner.ts'
import { ORIGIN, openTestVault, PORTAL, type TestVault } from '../testing/vault.ts'

const calls = ['/prefill_token', '/travel_document_token', '/travel_document_redirect']
const strangers = [
  'https://evil.test',
  `${PORTAL}.evil.test`,
  `${PORTAL}:81`,
  'https://portal.test',
  'null',
  '*',
  ORIGIN,
]

let vault: TestVault
beforeAll(async () => {
  vault = await openTestVault({ partnerKeys })
})
afterAll(() => vault.close())

const preflight = (url: string, origin: string | undefined) =>
  vault.open.inject({
    method: 'OPTIONS',
    url,
    headers: {
      ...(origin !== undefined && { origin }),
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  })

describe.each(calls)('%s', (url) => {
  it.each([PORTAL, 'https://other.test'])('may be called by pages of %s', async (origin) => {
    const { statusCode, headers, body } = await preflight(url, origin)
    expect([statusCode, body]).toEqual([204, ''])
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '7200',
      vary: 'Origin',
    })
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
  })

  it.each([...strangers, undefined])('may not be called by pages of %s', async (origin) => {
    const answer = await preflight(url, origin)
    expect([answer.statusCode, answer.json().error_code]).toEqual([401, 'unauthorized'])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(answer.headers.vary).toBe('Origin')
  })

  it('lets a portal read refusals and their request id', async () => {
    const answer = await vault.call(url, { token: 7 })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': PORTAL,
      'access-control-expose-headers': 'x-request-id, retry-after',
      'x-request-id': answer.json().request_id,
    })
  })
})

describe('the entries', () => {
  it.each(strangers)('do not use up a token for a page of %s', async (origin) => {
    const token = await sealed()
    const refused = await vault.call('/prefill_token', { token }, { headers: { origin }, from: '192.0.2.40' })
    expect([refused.statusCode, refused.json().error_code]).toEqual([401, 'unauthorized'])
    expect(refused.headers).not.toHaveProperty('access-control-allow-origin')
    expect((await vault.call('/prefill_token', { token }, { from: '192.0.2.41' })).statusCode).toBe(200)
  })

  it("do not include the frame's call", async () => {
    const headers = { origin: PORTAL }
    expect((await vault.createToken('1', { headers })).statusCode).toBe(401)
    const asked = await preflight('/api/cardholder/v1/token/', PORTAL)
    expect([asked.statusCode, asked.headers['access-control-allow-origin']]).toEqual([404, undefined])
  })

  it('allow thirty calls a minute from one address, not counting preflights, and the page can read the refusal', async () => {
    const from = { from: '192.0.2.50' }
    for (let time = 0; time < 30; time++) {
      expect((await vault.call('/prefill_token', { token: 'x' }, from)).statusCode).toBe(422)
      expect((await preflight('/prefill_token', PORTAL)).statusCode).toBe(204)
    }
    const refused = await vault.call('/prefill_token', { token: await sealed() }, from)
    expect([refused.statusCode, refused.json().error_code]).toEqual([429, 'too_many_requests'])
    expect(refused.headers['access-control-allow-origin']).toBe(PORTAL)
    expect(refused.headers['retry-after']).toBeDefined()
  })
})
