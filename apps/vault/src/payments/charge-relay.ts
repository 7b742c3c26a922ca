import { Refused } from '@amparo/service/app/refused'
import { secretGuard } from '@amparo/service/app/secret-guard'
import type { FastifyInstance, FastifyReply } from 'fastify'

const STRIPE = 'https://api.stripe.com'
const TIMEOUT_MS = 7_500

/** What the API needs to charge, refund and describe a card. Nothing that takes a card number: that is the vault's own business. */
const allowed: readonly (readonly ['GET' | 'POST', string])[] = [
  ['GET', '/v1/payment_methods/:id'],
  ['POST', '/v1/payment_methods/:id/attach'],
  ['POST', '/v1/customers'],
  ['GET', '/v1/payment_intents'],
  ['POST', '/v1/payment_intents'],
  ['GET', '/v1/payment_intents/:id'],
  ['POST', '/v1/payment_intents/:id/confirm'],
  ['POST', '/v1/payment_intents/:id/cancel'],
  ['GET', '/v1/refunds'],
  ['POST', '/v1/refunds'],
]
const takenOver = ['content-type', 'idempotency-key', 'stripe-version'] as const
const givenBack = ['content-type', 'request-id', 'stripe-should-retry', 'idempotent-replayed'] as const
/** Stripe would take a card inside other calls too. */
const cardField = /^(?:card|source|payment_method_data)\b/

type Options = { secretKey: string; apiUrl: string | undefined; internalSecret: string }

/**
 * Stripe's own calls, passed on with the vault's key. So the API has no key, and in a deployment only the vault reaches the processor. Register it, so that
 * its body parser and error handler stay inside.
 */
export async function chargeRelay(app: FastifyInstance, { secretKey, apiUrl = STRIPE, internalSecret }: Options) {
  const guard = secretGuard(internalSecret)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )

  app.setErrorHandler((error, _request, reply) =>
    notPassedOn(reply, error instanceof Refused && error.code === 'unauthorized' ? 401 : 400),
  )
  app.addHook('onRequest', async (request) => void guard(request))
  app.all('/v1/*', (_request, reply) => notPassedOn(reply, 404))

  for (const [method, url] of allowed)
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const body = typeof request.body === 'string' ? request.body : ''
        if ([...new URLSearchParams(body).keys()].some((name) => cardField.test(name)))
          throw new Refused('invalid_request')
        const headers = takenOver.flatMap((name) =>
          request.headers[name] ? [[name, String(request.headers[name])]] : [],
        )
        const answer = await fetch(`${apiUrl}${request.url}`, {
          method,
          headers: { ...Object.fromEntries(headers), authorization: `Bearer ${secretKey}` },
          ...(method === 'POST' && { body }),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
          .then(async (given) => ({ status: given.status, headers: given.headers, text: await given.text() }))
          .catch((error: Error) => {
            request.log.warn({ reason: error.name }, 'the payment processor gave no answer')
            return null
          })
        if (!answer) return reply.code(502).send({ error: { type: 'api_error', message: 'no answer' } })
        for (const name of givenBack) {
          const value = answer.headers.get(name)
          if (value) reply.header(name, value)
        }
        return reply.code(answer.status).send(answer.text)
      },
    })
}

/** In Stripe's shape: its library takes an answer without `error` for a success, whatever its status. */
function notPassedOn(reply: FastifyReply, status: number) {
  return reply
    .code(status)
    .send({ error: { type: 'invalid_request_error', message: 'the vault does not pass this on' } })
}
