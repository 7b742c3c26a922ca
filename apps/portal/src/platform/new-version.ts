import { useSyncExternalStore } from 'react'

const JUST_NOW = 10_000
const listeners = new Set<() => void>()
let announced = false

/** A reload brings the files of the new version, unless it has just been tried or there is no network. */
export function reloadOnce(reload = () => location.reload()): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigator.onLine || (entry?.type === 'reload' && performance.now() < JUST_NOW)) return false
  reload()
  return true
}

const texts = 'main :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)'

/** Whether a reload would lose something. The vault's field says it of itself, since nobody can look into it. */
export function isTyped(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts)
  return page.querySelector('[data-typed]') !== null || [...fields].some(({ value }) => value !== '')
}

export function announceNewVersion() {
  announced = true
  for (const listener of listeners) listener()
}

export function useNewVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => announced,
    () => false,
  )
}
