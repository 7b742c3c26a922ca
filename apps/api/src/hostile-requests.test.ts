import { afterAll, beforeAll, expect, it } from 'vitest'
import { OPERATOR_KEY, startTestApi, type TestApi } from './testing/api.ts'
import { type HostileRequest, requestsWith } from './testing/hostile-requests.ts'
import { everythingStored } from './testing/search-stores.ts'
import { userCalls } from './testing/users.ts'

let api: TestApi
let user: string
let callers = 0
beforeAll(async () => {
  api = await startTestApi()
  user = await userCalls(api).signIn()
})
afterAll(() => api.stop())

/** Each from an address of its own, so that no limit hides what a call does. */
async function send({ method, url, payload, headers }: HostileRequest) {
  const remoteAddress = `10.${++callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`
  return api.app.inject({
    ...{ method: method as 'POST', url, remoteAddress },
    headers: { ...headers, ...(payload !== undefined && { 'content-type': 'application/json' }) },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  })
}

const hostile: [string, unknown][] = [
  ['a zero character', 'a\u0000b'],
  ['half a character', '\ud83d'],
  ['a path', '../../etc/passwd'],
  ['an encoded path', '..%2f..%2fpasswd%00'],
  ['SQL', "' OR 1=1; DROP TABLE claims --"],
  ['a template', '{{constructor.constructor("return 1")()}}'],
  ['a header', 'x\r\nset-cookie: a=b'],
  ['digits of another script', '١٢٣٤٥٦٧٨'],
  ['text that turns around', '\u202efdp.exe'],
  ['a prototype', '__proto__'],
  ['a long text', 'x'.repeat(20_000)],
  ['nothing', ''],
  ['null', null],
  ['a huge number', 1e308],
  ['a number that is not whole', -0.5],
  ['a list in a list', [[[]]]],
  ['an object that looks like a text', { length: 1, toString: 'x', __proto__: null }],
]

it.each(hostile)('answers %s anywhere in any call as usual, without a failure of ours', async (_, value) => {
  const failed: string[] = []
  let sent = 0
  for (const request of requestsWith(value, api, user)) {
    const { statusCode, headers, body } = await send(request)
    const isUsual = String(headers['content-type']).startsWith('application/json') && headers['x-request-id']
    if (statusCode >= 429 || !isUsual || headers['set-cookie']) failed.push(`${request.name}: ${statusCode} ${body}`)
    sent++
  }
  expect(failed).toEqual([])
  expect(sent).toBeGreaterThan(300)
})

const DIGITS = '4242424242424242'
const spellings = [
  DIGITS,
  '4242 4242 4242 4242',
  '4242-4242-4242-4242',
  '4242_4242_4242_4242.pdf',
  '4242.4242.4242.4242',
  '٤٢٤٢ ٤٢٤٢ ٤٢٤٢ ٤٢٤٢',
  'my card: 4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣4️⃣2️⃣',
]

it('stores a card number from no place of any call, operators’ included, and logs none', async () => {
  for (const spelling of [...spellings, Number(DIGITS)])
    for (const request of requestsWith(spelling, api, user)) await send(request)
  const isThere = (stored: string) => [...spellings, DIGITS].filter((spelling) => stored.includes(spelling))
  expect(isThere(await everythingStored(api))).toEqual([])

  // The search does find what is there.
  await api.database.query("INSERT INTO feature_flags (code, status) VALUES ($1, 'on')", [spellings[4]])
  expect(isThere(await everythingStored(api))).toEqual([spellings[4]])
})

const bearer = `Bearer ${OPERATOR_KEY}`
it.each<[string, (path: string) => { url: string; headers?: Record<string, string> }]>([
  ['no key', (url) => ({ url })],
  ['the session of a user', (url) => ({ url, headers: { authorization: `Bearer ${user}` } })],
  ['the key in a cookie', (url) => ({ url, headers: { cookie: `authorization=${bearer}` } })],
  ['the key in the query', (url) => ({ url: `${url}?authorization=${encodeURIComponent(bearer)}` })],
  [
    'the key in another header',
    (url) => ({ url, headers: { 'x-authorization': bearer, 'proxy-authorization': bearer } }),
  ],
  ['an address of ours', (url) => ({ url, headers: { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' } })],
  [
    'another address in a header',
    (url) => ({ url: '/healthz', headers: { 'x-original-url': url, 'x-rewrite-url': url } }),
  ],
  ['another method in a header', (url) => ({ url, headers: { 'x-http-method-override': 'GET' } })],
  ['two slashes', (url) => ({ url: url.replace('/v1/', '/v1//') })],
  ['dots', (url) => ({ url: url.replace('/v1/', '/v1/files/../') })],
  ['encoded dots', (url) => ({ url: url.replace('/v1/', '/v1/files/%2e%2e/') })],
  ['capitals', (url) => ({ url: url.replace('/api/', '/API/') })],
  ['an encoded letter', (url) => ({ url: url.replace('management', '%6danagement') })],
  ['a parameter in the path', (url) => ({ url: url.replace('/v1/', '/v1;x=1/') })],
])('opens no call of operators to a request with %s', async (_, requestFor) => {
  const calls = api.routes.map(({ endpoint }) => endpoint).filter(({ audience }) => audience === 'operator')
  expect(calls.length).toBeGreaterThan(20)
  for (const { method, path, body } of calls) {
    const { url, headers = {} } = requestFor(path.replace(/:\w+/g, 'USAOPEN'))
    const answer = await send({
      name: path,
      method: url === '/healthz' ? 'GET' : method,
      url,
      payload: body && {},
      headers,
    })
    const isHealth = answer.body.startsWith('{"status":"ok"')
    expect([path, isHealth || [400, 401, 404].includes(answer.statusCode)]).toEqual([path, true])
  }
})
