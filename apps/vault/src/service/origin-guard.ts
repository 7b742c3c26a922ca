import type { Guard } from '@amparo/service/mount-routes'
import { Refused } from '@amparo/service/refused'

/** Only our own frame may post a number. A browser puts Origin on every POST, so one without it has no business here. */
export function originGuard(origin: string): Guard {
  return (request) => {
    if (request.headers.origin !== origin) throw new Refused('unauthorized')
  }
}
