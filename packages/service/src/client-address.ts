import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** The address that the outermost of our own proxies saw. Anybody can write the entries before that in the header. */
export function clientAddress({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>, proxies = 0): string {
  return normalizeIP(ips?.[proxies] ?? ip)
}
