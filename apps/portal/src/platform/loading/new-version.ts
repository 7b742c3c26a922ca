import { createStore, useStore } from '../state/create-store.ts'

const JUST_NOW_MS = 10_000
/** How many parts of the page are missing. */
const missing = createStore(0)

/** Reloads to get the files of the new version. Returns false, and does nothing, after a reload that did not help or when offline. */
export function reloadOnce(reload = () => location.reload()): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!navigator.onLine || (entry?.type === 'reload' && performance.now() < JUST_NOW_MS)) return false
  reload()
  return true
}

const textFields = 'main :is(input:not([type=checkbox], [type=radio], [type=hidden]), textarea)'

/** Whether a reload would lose something the person typed. The vault's frame sets `data-typed`, since no script can look into it. */
export function hasTypedText(page: Document): boolean {
  const fields = page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(textFields)
  return page.querySelector('[data-typed]') !== null || [...fields].some(({ value }) => value !== '')
}

/** Shows the notice until the returned function is called. */
export function announceNewVersion() {
  missing.update((count) => count + 1)
  return () => missing.update((count) => count - 1)
}

export function useNewVersion(): boolean {
  return useStore(missing) > 0
}
