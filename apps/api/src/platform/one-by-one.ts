const AT_ONCE = 500

type Parts = {
  /** The ids of what is still to be done, at most this many. */
  list: (most: number) => Promise<readonly string[]>
  work: (id: string) => Promise<unknown>
  onFailure: (error: Error, id: string) => void
  /** How many are listed at a time. */
  atOnce?: number | undefined
}

/** Does all that is listed, batch after batch, each once. What fails is left to the next call, so that one never holds up the others. */
export async function oneByOne({ list, work, onFailure, atOnce = AT_ONCE }: Parts) {
  const tried = new Set<string>()
  let failed = 0
  let batch: string[]
  do {
    batch = (await list(atOnce + failed)).filter((id) => !tried.has(id))
    for (const id of batch) {
      tried.add(id)
      await work(id).catch((error: Error) => {
        failed++
        onFailure(error, id)
      })
    }
  } while (batch.length >= atOnce)
}
