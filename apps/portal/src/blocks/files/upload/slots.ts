export type Slots = ReturnType<typeof createSlots>

/** Lets `count` callers in at once; the others wait in order. `enter` resolves to the function that frees the slot. */
export function createSlots(count: number) {
  let free = count
  const waiting: (() => void)[] = []

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else free++
  }

  return {
    async enter(): Promise<() => void> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return leave
    },
  }
}
