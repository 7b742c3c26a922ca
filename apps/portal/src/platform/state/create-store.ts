import { useSyncExternalStore } from 'react'

/** A value that others can subscribe to. Make one with `createStore`, read it in a component with `useStore`. */
export type Store<T> = {
  get(): T
  /** The value it was created with, which is also what the server renders. */
  initial(): T
  set(next: T): void
  update(change: (before: T) => T): void
  /** Calls the listener after every change, until the returned function is called. */
  subscribe(listener: () => void): () => void
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = initial

  function set(next: T) {
    value = next
    for (const listener of [...listeners]) listener()
  }

  return {
    get: () => value,
    initial: () => initial,
    set,
    update: (change) => set(change(value)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value. While a page from the server is hydrated it is the initial one, so that both render the same. */
export function useStore<T>({ get, initial, subscribe }: Pick<Store<T>, 'get' | 'initial' | 'subscribe'>): T {
  return useSyncExternalStore(subscribe, get, initial)
}
