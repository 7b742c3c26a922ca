/** Calls `make` the first time the result is needed, and remembers the result. After a failure the next call tries again. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Calls `make` again whenever the version is another one than the last time. */
export function onceAVersion<T>(version: () => number, make: () => T): () => T {
  let made: { version: number; value: T } | undefined
  return () => {
    const now = version()
    if (made?.version !== now) made = { version: now, value: make() }
    return made.value
  }
}
