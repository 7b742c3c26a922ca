/** Runs work with the same name one after the other, in all tabs if the browser has locks. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

export function oneAtATime(locks: Pick<LockManager, 'request'> | undefined = globalThis.navigator?.locks): OneAtATime {
  const last = new Map<string, Promise<unknown>>()

  return <T>(name: string, work: () => Promise<T>) => {
    if (locks) return locks.request(`amparo ${name}`, work) as Promise<T>
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(name, mine)
    return mine
  }
}
