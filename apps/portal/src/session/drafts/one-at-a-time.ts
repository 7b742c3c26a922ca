/** Runs what is given under a name one after the other, across the tabs of a browser where it has locks. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function oneAtATime(locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks): OneAtATime {
  const waiting = new Map<string, Promise<unknown>>()

  return <T>(name: string, work: () => Promise<T>) => {
    if (locks) return locks.request(`amparo ${name}`, work) as Promise<T>
    const before = waiting.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    waiting.set(name, mine)
    return mine
  }
}
