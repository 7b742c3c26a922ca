import { setTimeout as pause } from 'node:timers/promises'
import { isOk } from '../../scripts/is-ok.ts'

const LOOK_EVERY_MS = 200

type Backend = { port: number; healthPort: number; isReady: boolean }

/** Servers of one kind on this machine, each asked again and again whether it is ready. */
export function watchBackends() {
  const backends: Backend[] = []
  let turn = 0

  /** An answer may take long on a busy machine. Until it arrives, the previous one counts. */
  async function look(one: Backend) {
    one.isReady = await isOk(`http://127.0.0.1:${one.healthPort}/readyz`)
  }
  async function keepLooking(one: Backend) {
    while (backends.includes(one)) {
      await look(one)
      await pause(LOOK_EVERY_MS)
    }
  }

  return {
    /** The port of the next one that is ready, in turn. */
    next(): number | undefined {
      const ready = backends.filter(({ isReady }) => isReady)
      return ready[turn++ % ready.length]?.port
    },
    /** `healthPort`: where a server with several ports says whether it is ready. */
    async add(port: number, healthPort = port) {
      const backend = { port, healthPort, isReady: false }
      while (!backend.isReady) await look(backend)
      backends.push(backend)
      void keepLooking(backend)
    },
    remove(port: number) {
      const place = backends.findIndex((one) => one.port === port)
      if (place >= 0) backends.splice(place, 1)
    },
    stopWatching() {
      backends.length = 0
    },
  }
}
