import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createStripeBooks, type StripeAnswer } from './stripe-books.ts'

/** A local server with Stripe's paths, shapes, errors and idempotency keys. It decides by the payment method's id: `pm_<outcome>_…`. */
export async function startStripeServer(secretKey: string) {
  const books = createStripeBooks()
  const answers = new Map<string, { request: string; answer: StripeAnswer }>()
  const requests: { path: string; key: string | undefined }[] = []

  async function answerOf(request: IncomingMessage): Promise<StripeAnswer> {
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
    const answer = known ? known.answer : books.answer(path.split('?')[0] ?? '', fields)
    // A lost answer is stored, and found with the key later. An internal error is not stored.
    const losses = Math.max(0, (answer.losses ?? 0) - 1)
    if (key && answer.status < 500) answers.set(key, { request: path + body, answer: { ...answer, losses } })
    return answer
  }

  const server = createServer(async (request, reply) => {
    const { status, body, losses } = await answerOf(request)
    if (losses) return request.socket.destroy()
    // Stripe says whether a call is worth another try; here the caller decides.
    const headers = { 'content-type': 'application/json', 'request-id': 'req_test', 'stripe-should-retry': 'false' }
    reply.writeHead(status, headers).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    moved: books.moved,
    /** As Stripe does after a day. */
    forgetKeys: () => answers.clear(),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}
