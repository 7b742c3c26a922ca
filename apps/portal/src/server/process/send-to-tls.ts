import type { FastifyInstance } from 'fastify'

/** Sends a browser that came without TLS to the same address with it, if the portal is there; behind proxies only, which say how it came. */
export function sendToTls(app: FastifyInstance, portalOrigins: readonly string[]) {
  app.addHook('onRequest', async (request, reply) => {
    const secure = `https://${request.host}`
    if (request.protocol !== 'http' || request.method !== 'GET' || !portalOrigins.includes(secure)) return
    return reply.header('cache-control', 'no-store').redirect(`${secure}${request.url}`, 308)
  })
}
