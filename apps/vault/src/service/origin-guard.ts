import type { Guard } from '@amparo/service/mount-routes'
import { Refused } from '@amparo/service/refused'

/** Only pages of these origins may call. A browser puts Origin on every POST, so one without it has no business here. */
export function originGuard(origins: readonly string[]): Guard {
  return ({ headers: { origin } }) => {
    if (origin === undefined || !origins.includes(origin)) throw new Refused('unauthorized')
  }
}
