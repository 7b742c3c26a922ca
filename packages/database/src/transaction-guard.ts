import { AsyncLocalStorage } from 'node:async_hooks'

/** Notices the outer database being used inside a transaction, which on a single connection would wait for itself for ever. */
export function transactionGuard() {
  const inside = new AsyncLocalStorage<true>()
  return {
    enter: <Result>(work: () => Promise<Result>): Promise<Result> => inside.run(true, work),
    refuseInside() {
      if (inside.getStore()) throw new Error('inside a transaction use the transaction, not the database')
    },
  }
}
