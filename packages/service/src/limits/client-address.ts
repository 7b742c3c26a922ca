import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The size of an IPv6 network that one household or small company may have. All its addresses count as one. */
const NETWORK_BITS = 48
const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[^:]+))(?::\d+)?$/

/**
 * The client address as the outermost of our own proxies saw it. Clients can forge the entries before that in the header. Some proxies
 * append a port, which is removed.
 */
export function clientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>, proxies = 0): string {
  const seen = ips?.[proxies] ?? ip
  const { v6, v4 } = withPort.exec(seen)?.groups ?? {}
  return normalizeIP(v6 ?? v4 ?? seen, NETWORK_BITS)
}
