/** Runs work with the same name one after the other. */
export type OneAtATime = <T>(name: string, work: () => Promise<T>) => Promise<T>

type Locks = Pick<LockManager, 'request'>

/** Without locks, the work of this tab only. */
export function oneAtATime(locks: Locks | null = globalThis.navigator?.locks ?? null): OneAtATime {
  const last = new Map<string, Promise<unknown>>()

  return <T>(name: string, work: () => Promise<T>) => {
    if (locks) return locks.request(`amparo ${name}`, work) as Promise<T>
    const before = last.get(name) ?? Promise.resolve()
    const mine = before.then(work, work)
    last.set(name, mine)
    return mine
  }
}
