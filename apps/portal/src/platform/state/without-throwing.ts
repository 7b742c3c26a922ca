/** What `action` returns, or undefined if it throws, as browser storage does when it is full or blocked. */
export function withoutThrowing<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
