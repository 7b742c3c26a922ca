/** Calls `make` the first time the result is needed, and remembers the result. After a failure the next call tries again. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
