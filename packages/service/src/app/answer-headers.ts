import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { FastifyReply } from 'fastify'

/** The headers of every JSON answer, refusals included. */
export const jsonHeaders = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

const features = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'usb',
]

/** By default browsers may do nothing with a response. Pages set a policy of their own. */
const closed = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  // Browsers ignore it on a connection without TLS.
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

/** The headers of every answer of any kind. Called before anything else, so that a page can replace them. */
export function addCommonHeaders(reply: FastifyReply) {
  reply.header(REQUEST_ID_HEADER, reply.request.id).headers(closed)
}
