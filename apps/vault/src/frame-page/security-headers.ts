import type { FastifyInstance } from 'fastify'

const closed = ["default-src 'none'", "base-uri 'none'", "form-action 'none'"]
const features = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'usb',
]

/** For answers that are not pages: no page may frame, embed or run them. */
export function addSecurityHeaders(app: FastifyInstance, { origin }: { origin: string }) {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({
      'content-security-policy': [...closed, "frame-ancestors 'none'"].join('; '),
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': features.map((feature) => `${feature}=()`).join(', '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    if (origin.startsWith('https:')) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
  })
}

/** The policy of the frame's page: scripts, styles, font and calls of its own origin; framed by the portals only. */
export function framePolicy(portalOrigins: readonly string[]): string {
  return [
    ...closed,
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${portalOrigins.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}
