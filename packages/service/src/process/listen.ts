import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BadSettings } from '../settings/settings.ts'

type Place = { host: string; port: number; setting: string }

/** Listens; an error names the setting to change. */
export async function listen(app: FastifyInstance, place: Place) {
  try {
    await app.listen({ host: place.host, port: place.port })
  } catch (error) {
    throw portProblem(error, place)
  }
}

/** Fails before anything else has started if the port is not available. */
export async function checkPort(place: Place) {
  const probe = createServer()
  try {
    probe.listen(place.port, place.host)
    await once(probe, 'listening')
  } catch (error) {
    throw portProblem(error, place)
  } finally {
    probe.close()
  }
}

/** The same error, or one that says which setting to change. */
export function portProblem(error: unknown, { port, setting }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new BadSettings(`port ${port} is in use: stop what uses it, or set ${setting} to another`)
  if (code === 'EACCES')
    return new BadSettings(`port ${port} needs more rights than this process has: set ${setting} to another`)
  return error
}
