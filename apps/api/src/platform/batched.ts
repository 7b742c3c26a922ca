type Waiting<In, Out> = { item: In; resolve: (out: Out) => void; reject: (error: unknown) => void }

/**
 * What comes while runs are under way in all lanes is done together by the next one, so that many share a transaction and its wait for
 * the disk, and one alone waits for nobody. With two lanes one batch is made ready here while the other is written there. What breaks
 * one of them must not break the others: then each is done alone.
 */
export function batched<In, Out>(
  run: (items: readonly In[]) => Promise<readonly Out[]>,
  { most = 64, lanes = 1 }: { most?: number; lanes?: number } = {},
) {
  let waiting: Waiting<In, Out>[] = []
  let running = 0
  // A further lane is opened for a full batch only: to share a transaction is worth more than to begin a moment sooner.
  const mayRun = () => waiting.length >= (running === 0 ? 1 : most) && running < lanes

  async function runNext(): Promise<void> {
    const taken = waiting.slice(0, most)
    waiting = waiting.slice(most)
    // None is left where those of one turn filled a batch that was not taken yet.
    if (taken.length > 0) await settle(taken)
    running--
    start()
  }

  function start() {
    if (!mayRun()) return
    running++
    // Those that come in the same turn are one batch.
    queueMicrotask(runNext)
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
      start()
    })
}
