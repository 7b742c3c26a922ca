import { withoutThrowing } from '../platform/state/without-throwing.ts'

export type Activity = ReturnType<typeof createActivity>

/** When the person last did something in any tab of this browser; without storage, in this tab. `key`: where it is stored, one for each kind of session. */
export function createActivity(key: string) {
  let here = 0

  return {
    last(): number | null {
      const stored = Number(withoutThrowing(() => localStorage.getItem(key)) ?? 0)
      return Math.max(here, stored) || null
    },
    mark(at = Date.now()) {
      here = at
      withoutThrowing(() => localStorage.setItem(key, String(at)))
    },
    forget() {
      here = 0
      withoutThrowing(() => localStorage.removeItem(key))
    },
  }
}
