import type { FastifyInstance } from 'fastify'
import { BadSettings } from './settings.ts'

/** Listens, or says in one line which setting would help. */
export async function listen(
  app: FastifyInstance,
  { host, port, setting }: { host: string; port: number; setting: string },
) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw new BadSettings(`port ${port} is in use: stop what uses it, or set ${setting} to another`)
    if (code === 'EACCES')
      throw new BadSettings(`port ${port} needs more rights than this process has: set ${setting} to another`)
    throw error
  }
}
