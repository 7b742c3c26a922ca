import type { Guard } from '@amparo/service/app/mount-routes'
import { Refused } from '@amparo/service/app/refused'

/**
 * The developer tools have no login, so no other site may use them from a visitor's browser: the host must be one of ours (not just
 * any name that resolves to this machine), and a change must come from a page of that same origin.
 */
export function sameOriginGuard(origins: readonly string[]): Guard {
  const hosts = origins.map((origin) => new URL(origin).host)

  return ({ method, headers }) => {
    const { host, origin, 'sec-fetch-site': site } = headers
    const isOwnHost = host !== undefined && hosts.includes(host)
    const isOwnPage = site === undefined || site === 'same-origin' || (site === 'none' && method === 'GET')
    const isOwnOrigin = method === 'GET' || origins.some((own) => own === origin && new URL(own).host === host)
    if (!isOwnHost || !isOwnPage || !isOwnOrigin) throw new Refused('unauthorized')
    return null
  }
}
