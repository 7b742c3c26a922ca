/** Lets so many in at once; the others wait in line. `enter` gives the way out. */
export function createSlots(count: number) {
  let free = count
  const line: (() => void)[] = []

  function leave() {
    const next = line.shift()
    if (next) next()
    else free++
  }

  return {
    async enter(): Promise<() => void> {
      if (free > 0) free--
      else await new Promise<void>((resolve) => line.push(resolve))
      return leave
    },
  }
}
