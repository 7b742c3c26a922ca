import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createStripeBooks, type StripeAnswer } from './stripe-books.ts'

/** A local server with Stripe's paths, shapes, errors and idempotency keys. It decides by the payment method's id: `pm_<outcome>_…`. */
export async function startStripeServer(secretKey: string) {
  const books = createStripeBooks()
  const answers = new Map<string, { request: string; answer: StripeAnswer }>()
  /** How many answers to a path get lost before one arrives. */
  const losses = new Map<string, number>()
  let failing: { path: RegExp; isDone: boolean } | null = null
  const requests: { path: string; key: string | undefined }[] = []

  async function answerOf(request: IncomingMessage): Promise<StripeAnswer & { isRepeated?: boolean }> {
    const { method = '', url = '', headers } = request
    const [path, key, body] = [
      `${method} ${url}`,
      headers['idempotency-key'] as string | undefined,
      await text(request),
    ]
    requests.push({ path, key })
    if (headers.authorization !== `Bearer ${secretKey}`)
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } }
    const fields = Object.fromEntries(new URLSearchParams(body || url.split('?')[1]))
    const known = key && answers.get(key)
    if (known && known.request !== path + body)
      return { status: 400, body: { error: { type: 'idempotency_error', message: 'Keys can only be used with …' } } }
    if (known) return { ...known.answer, isRepeated: true }
    const answer = failed(path, fields) ?? books.answer(path.split('?')[0] ?? '', fields)
    if (answer.losses) losses.set(path, answer.losses)
    if (key) answers.set(key, { request: path + body, answer: structuredClone(answer) })
    return answer
  }

  function failed(path: string, fields: Record<string, string>): StripeAnswer | undefined {
    if (!failing?.path.test(path)) return undefined
    if (failing.isDone) books.answer(path, fields)
    failing = null
    return { status: 500, body: { error: { type: 'api_error', message: 'Sorry.' } } }
  }

  function isLost(request: IncomingMessage): boolean {
    const path = `${request.method} ${request.url}`
    const left = losses.get(path) ?? 0
    losses.set(path, left - 1)
    return left > 0
  }

  const server = createServer(async (request, reply) => {
    const { status, body, isRepeated } = await answerOf(request)
    if (isLost(request)) return request.socket.destroy()
    // Stripe says whether a call is worth another try; here the caller decides.
    const headers = { 'content-type': 'application/json', 'request-id': 'req_test', 'stripe-should-retry': 'false' }
    reply
      .writeHead(status, { ...headers, ...(isRepeated && { 'idempotent-replayed': 'true' }) })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    moved: books.moved,
    /** The next call of this path fails inside Stripe, before or after it was done. */
    fail(path: RegExp, isDone = false) {
      failing = { path, isDone }
    },
    recover() {
      failing = null
    },
    /** As Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
