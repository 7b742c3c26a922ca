import { request as httpRequest } from 'node:http'
import type { originsOf } from '../../src/origins.ts'
import { spaced } from './canary-numbers.ts'
import { formInputs } from './form-inputs.ts'

type Origins = ReturnType<typeof originsOf>
type Sent = { to: string; method?: string; path: string; headers?: Record<string, string>; body?: string }

const JSON_BODY = { 'content-type': 'application/json' }
const TODAY = '2026-01-01'

/** Every input of the product, with the card number in each place it could be put. */
const inputs: ((number: string, { portal, vault }: Origins, token: string) => Sent)[] = [
  ...formInputs.map(formInput),
  (number, { vault }) => tokenCall(vault, { card_number: number }),
  (number, { vault }) => tokenCall(vault, { card_number: spaced(number) }),
  (number, { vault }) => tokenCall(vault, { card_number: `${number}0` }),
  (number, { vault }) => tokenCall(vault, { card_number: { number } }),
  (number, { vault }) => ({ ...tokenCall(vault, {}), body: `{"card_number": "${number}` }),
  (number, { vault }) => ({ ...tokenCall(vault, { card_number: number }), headers: { ...JSON_BODY, origin: 'null' } }),
  (number, { vault }) => ({ to: vault, path: `/frame?channel=${number}&parent=${number}` }),
  (number, { vault }) => ({ to: vault, path: `/api/cardholder/v1/token/${number}?card_number=${spaced(number)}` }),
  (number, { portal }) => benefitsCall(portal, { pan_token: number, language_code: 'en_US', today: TODAY }),
  (number, { portal }) =>
    benefitsCall(portal, { pan_token: `pt_${number.repeat(3).slice(0, 43)}`, language_code: 'en_US', today: TODAY }),
  (number, { portal }) =>
    benefitsCall(portal, { pan_token: number, language_code: number, today: number, [number]: number }),
  (number, { portal }) => ({ ...benefitsCall(portal, {}), body: `{"pan_token": ${number}` }),
  (number, { portal }) => ({
    ...benefitsCall(portal, {}),
    headers: { 'content-type': `text/${number}` },
    body: number,
  }),
  (number, { portal }) => ({ ...benefitsCall(portal, {}), path: `/api/cardholder/v1/benefits/?pan_token=${number}` }),
  (number, { portal }) => ({
    ...benefitsCall(portal, {}),
    headers: {
      ...JSON_BODY,
      authorization: `Bearer ${number}`,
      cookie: `card=${number}`,
      referer: `${portal}/${number}`,
      'user-agent': spaced(number),
      'x-request-id': number,
      'x-space': number,
      'x-forwarded-for': number,
    },
  }),
  (number, { portal }) => post(portal, '/api/cardholder/v1/sign-out/', { pan_token: number }),
  (number, { portal }) =>
    post(portal, '/api/errors/v1/', { code: 'CMS_ERROR', cause: `c_${number}`, failed_request_id: number }),
  (number, { portal }) =>
    post(portal, '/api/errors/v1/', { code: number, cause: spaced(number), failed_request_id: null }),
  (number, { portal }) => post(portal, '/dev/api/demo-token', { number }),
  (number, { portal }) => ({ ...post(portal, `/dev/api/flags/${number}`, { status: number }), method: 'PUT' }),
  (number, { portal }) => ({ to: portal, path: `/content/en_US/${number}.json` }),
  (number, { portal }) => ({ to: portal, path: `/content/${number}/shell.json` }),
  (number, { portal }) => ({ to: portal, path: `/api/countries/v1/countries/${number}/` }),
  (number, { portal }) => ({ to: portal, path: `/api/languages/v1/languages/${number}/` }),
  (number, { portal }) => ({ to: portal, path: `/api/${number}` }),
  (number, { portal }) => ({
    to: portal,
    path: `/${number}/en_US/benefits?card=${number}`,
    headers: { accept: 'text/html' },
  }),
  (number, { portal }) => ({ to: portal, path: `/assets/${number}.js` }),
  (number, { portal }) => ({ to: portal, method: number, path: '/' }),
]

export const inputCount = inputs.length

/** Sends each number to the vault as a card, and to one more input, a few at a time. Counts the answers by status. */
export async function sendEverywhere(
  numbers: string[],
  { origins, token }: { origins: Origins; token: string },
): Promise<Map<number, number>> {
  const waiting = numbers.flatMap((number, index) => {
    const input = inputs[index % inputs.length] as (typeof inputs)[number]
    return [tokenCall(origins.vault, { card_number: number }), input(number, origins, token)]
  })
  const statuses = new Map<number, number>()
  const sender = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const status = await send(next)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 8 }, sender))

  return statuses
}

/** Uses Node's own client, because fetch corrects malformed requests. Returns the status, or 0 for a closed connection. */
function send({ to, method = 'GET', path, headers = {}, body }: Sent): Promise<number> {
  return new Promise((done) => {
    try {
      const request = httpRequest(`${to}${encodeURI(path)}`, { method, headers }, (response) => {
        response.resume().once('close', () => done(response.statusCode ?? 0))
      })
      request.once('error', () => done(0)).end(body)
    } catch {
      // Node refuses to send some of these requests.
      done(0)
    }
  })
}

function tokenCall(vault: string, body: unknown): Sent {
  return { ...post(vault, '/api/cardholder/v1/token/', body), headers: { ...JSON_BODY, origin: vault } }
}

function formInput(input: (typeof formInputs)[number]) {
  return (number: string, { portal }: Origins, token: string): Sent => {
    const { path, body, isForClaimants } = input(number, token)
    const call = post(portal, path, body)
    return isForClaimants ? { ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } } : call
  }
}

function benefitsCall(portal: string, body: unknown): Sent {
  return post(portal, '/api/cardholder/v1/benefits/', body)
}

function post(to: string, path: string, body: unknown): Sent {
  return { to, method: 'POST', path, headers: JSON_BODY, body: JSON.stringify(body) }
}
