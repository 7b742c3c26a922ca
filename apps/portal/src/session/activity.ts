import { withoutThrowing } from '../platform/state/without-throwing.ts'

const KEY = 'amparo-active'

export type Activity = ReturnType<typeof createActivity>

/** When the person last did something in any tab of this browser; without storage, in this tab. */
export function createActivity() {
  let here = 0

  return {
    last(): number | null {
      const stored = Number(withoutThrowing(() => localStorage.getItem(KEY)) ?? 0)
      return Math.max(here, stored) || null
    },
    mark(at = Date.now()) {
      here = at
      withoutThrowing(() => localStorage.setItem(KEY, String(at)))
    },
    forget() {
      here = 0
      withoutThrowing(() => localStorage.removeItem(KEY))
    },
  }
}
