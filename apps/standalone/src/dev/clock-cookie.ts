import type { FastifyInstance } from 'fastify'
import type { MovableClock } from './movable-clock.ts'

const NAME = 'amparo_clock_offset_ms'
const pattern = new RegExp(`(?:^|; )${NAME}=(-?\\d+)(?:;|$)`)

/**
 * Tells the portal in the browser how far the clock was moved, hence readable by scripts. It goes out with whatever is
 * asked next, so that the white-label host hears of it too, and a browser does not keep the offset of an earlier start.
 */
export function keepClockCookie(app: FastifyInstance, clock: MovableClock) {
  app.addHook('onSend', (request, reply, _, done) => {
    const { cookie } = request.headers
    const known = cookie ? Number(pattern.exec(cookie)?.[1] ?? 0) : 0
    if (known !== clock.offsetMs) reply.header('set-cookie', `${NAME}=${clock.offsetMs}; Path=/; SameSite=Strict`)
    done()
  })
}
