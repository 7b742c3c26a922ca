import { AsyncLocalStorage } from 'node:async_hooks'

/** Detects use of the database itself inside a transaction, which would wait forever on a single connection. */
export function transactionGuard() {
  const inside = new AsyncLocalStorage<true>()
  return {
    enter: <Result>(work: () => Promise<Result>): Promise<Result> => inside.run(true, work),
    refuseInside() {
      if (inside.getStore()) throw new Error('inside a transaction use the transaction, not the database')
    },
  }
}
