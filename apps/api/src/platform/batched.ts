type Waiting<In, Out> = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }

/**
 * What comes while a run is under way is done together by the next one, so that many share a transaction and its wait for the disk, and
 * one alone waits for nobody. What breaks one of them must not break the others: then each is done alone.
 */
export function batched<In, Out>(run: (items: readonly In[]) => Promise<readonly Out[]>, most = 64) {
  let waiting: Waiting<In, Out>[] = []
  let isRunning = false

  async function runAll() {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, most)
      waiting = waiting.slice(most)
      await settle(taken)
    }
    isRunning = false
  }

  async function settle(taken: readonly Waiting<In, Out>[]): Promise<void> {
    try {
      const results = await run(taken.map(({ item }) => item))
      for (const [place, { resolve }] of taken.entries()) resolve(results[place] as Out)
    } catch (error) {
      const [only, ...others] = taken
      if (others.length === 0) only?.reject(error)
      else await Promise.all(taken.map((one) => settle([one])))
    }
  }

  return (item: In) =>
    new Promise<Out>((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      // Those that come in the same turn are one batch.
      queueMicrotask(runAll)
    })
}
