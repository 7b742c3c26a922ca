import { vi } from 'vitest'

/** Answers media queries, of which the test's browser knows none. The result changes them while the page is shown. */
export function stubMedia(matches: boolean): (matches: boolean) => void {
  const media = Object.assign(new EventTarget(), { matches })
  vi.stubGlobal('matchMedia', () => media)
  return (next) => {
    media.matches = next
    media.dispatchEvent(new Event('change'))
  }
}
