import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** A household or a small company gets a network of this size, and can use all its addresses. */
const NETWORK_BITS = 48
const withPort = /^(?:\[(?<v6>[^\]]+)\]|(?<v4>[^:]+))(?::\d+)?$/

/**
 * The address that the outermost of our own proxies saw. Anybody can write the entries before that in the header. Some proxies add the port,
 * which says nothing about who it is.
 */
export function clientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>, proxies = 0): string {
  const seen = ips?.[proxies] ?? ip
  const { v6, v4 } = withPort.exec(seen)?.groups ?? {}
  return normalizeIP(v6 ?? v4 ?? seen, NETWORK_BITS)
}
