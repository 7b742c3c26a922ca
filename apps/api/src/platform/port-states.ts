import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock.ts'

const FRESH_MS = 10_000

export type PortStates = Record<string, 'ok' | 'failing'>
type Probes = Record<string, () => Promise<unknown>>

/** Whether the engines of the ports answer, asked at most every ten seconds. For health pages: a request that needs none of them still works. */
export function createPortStates(
  probes: Probes,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'warn'> },
) {
  let known: { at: number; states: Promise<PortStates> } | undefined

  const look = async (): Promise<PortStates> =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(probes).map(async ([port, probe]) => {
          const isOk = await probe().then(
            () => true,
            (error: Error) => {
              log.warn({ port, cause: error.name }, 'a port does not answer')
              return false
            },
          )
          return [port, isOk ? 'ok' : 'failing'] as const
        }),
      ),
    )

  return (): Promise<PortStates> => {
    const at = clock.now().getTime()
    if (!known || Math.abs(at - known.at) >= FRESH_MS) known = { at, states: look() }
    return known.states
  }
}
