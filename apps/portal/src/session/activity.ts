const KEY = 'amparo-active'
let own: number | null = null

/** When somebody last did something in any tab of this browser. Storage carries it over; where it is closed, a tab is alone. */
export function lastActive(): number | null {
  return Math.max(own ?? 0, Number(attempt(() => localStorage.getItem(KEY)) ?? 0)) || null
}

export function markActive(now = Date.now()) {
  own = now
  attempt(() => localStorage.setItem(KEY, String(now)))
}

export function forgetActivity() {
  own = null
  attempt(() => localStorage.removeItem(KEY))
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
