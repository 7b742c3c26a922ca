import type { FastifyInstance, FastifyRequest } from 'fastify'

export type SlowBodies = { graceMs: number; bytesASecond: number; mostMs: number; checkEveryMs: number }

/** A bad mobile connection is about ten times as fast. The largest file takes at most half an hour. */
export const slowBodies: SlowBodies = {
  graceMs: 10_000,
  bytesASecond: 4_096,
  mostMs: 1_800_000,
  checkEveryMs: 1_000,
}

type Arriving = { since: number; before: number }

/**
 * Cuts connections whose body arrives too slowly: otherwise a few hundred of them, one byte a minute each, would stay open for as long as
 * somebody likes. What arrived is read from the socket, so that ordinary requests pay nothing for it.
 */
export function cutSlowBodies(app: FastifyInstance, { graceMs, bytesASecond, mostMs, checkEveryMs }: SlowBodies) {
  const arriving = new Map<FastifyRequest['raw'], Arriving>()
  const isTooSlow = (raw: FastifyRequest['raw'], { since, before }: Arriving) => {
    const elapsed = performance.now() - since
    const arrived = raw.socket.bytesRead - before
    return elapsed > mostMs || (elapsed > graceMs && arrived < (elapsed / 1_000) * bytesASecond)
  }
  const checking = setInterval(() => {
    for (const [raw, one] of arriving) {
      if (raw.complete || raw.destroyed) arriving.delete(raw)
      else if (isTooSlow(raw, one)) raw.destroy()
    }
  }, checkEveryMs).unref()

  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request
    if (raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined)
      arriving.set(raw, { since: performance.now(), before: raw.socket.bytesRead })
    done()
  })
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    arriving.delete(raw)
    done()
  })
  app.addHook('onClose', (_, done) => {
    clearInterval(checking)
    done()
  })
}
