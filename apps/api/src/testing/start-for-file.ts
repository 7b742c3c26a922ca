import { afterAll, beforeAll } from 'vitest'

type Stoppable = { stop(): Promise<void> }

/** Starts an API before the tests of a file, hands it to `use`, and stops it after them. */
export function startForFile<Started extends Stoppable>(start: () => Promise<Started>, use: (api: Started) => unknown) {
  let started: Started
  beforeAll(async () => {
    started = await start()
    await use(started)
  })
  afterAll(() => started.stop())
}
