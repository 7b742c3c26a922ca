import type { FastifyInstance } from 'fastify'
import type { MovableClock } from './movable-clock.ts'

const NAME = 'amparo_clock_offset_ms'
const pattern = new RegExp(`(?:^|; )${NAME}=(-?\\d+)(?:;|$)`)

/**
 * Tells the portal in the browser by how much the clock was moved; scripts must be able to read it. It is set with every answer, so
 * that the white-label host gets it too and an offset from before a restart does not remain.
 */
export function keepClockCookie(app: FastifyInstance, clock: MovableClock) {
  app.addHook('onSend', (request, reply, _, done) => {
    const { cookie } = request.headers
    const known = cookie ? Number(pattern.exec(cookie)?.[1] ?? 0) : 0
    if (known !== clock.offsetMs) reply.header('set-cookie', `${NAME}=${clock.offsetMs}; Path=/; SameSite=Strict`)
    done()
  })
}
