import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'

/**
 * The time between the signal to stop and the end of listening. `/readyz` already refuses, so that load balancers send nothing more;
 * requests that still arrive are answered, each as the last one on its connection.
 */
export type Draining = ReturnType<typeof createDraining>

export function createDraining({ seconds = 0 }: { seconds?: number } = {}) {
  let hasBegun = false
  return {
    hasBegun: () => hasBegun,
    async begin() {
      hasBegun = true
      await pause(seconds * 1000)
    },
  }
}

const aTime = 'a number of seconds from 0 to 60'

export const drainSetting = z._default(
  z.pipe(
    z.string().check(
      z.regex(/^\d{1,2}$/, aTime),
      z.refine((digits) => Number(digits) <= 60, aTime),
    ),
    z.transform((digits: string) => Number(digits)),
  ),
  0,
)
