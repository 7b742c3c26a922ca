import { afterAll, beforeAll } from 'vitest'

type Stoppable = { stop(): Promise<void> }

/** For the whole test file: starts an API before its tests, hands it to `use`, and stops it after them. */
export function serveFile<Started extends Stoppable>(start: () => Promise<Started>, use: (api: Started) => unknown) {
  let started: Started
  beforeAll(async () => {
    started = await start()
    await use(started)
  })
  afterAll(() => started.stop())
}
