import { useSyncExternalStore } from 'react'
import { createStore, useStore } from './create-store.ts'
import { withoutThrowing } from './without-throwing.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'amparo-theme'
const chosen = createStore<Theme>('system')

/** Applies the theme that was chosen on an earlier visit, or the one of the page around this one. */
export function startTheme(given?: Theme) {
  const stored = withoutThrowing(() => localStorage.getItem(KEY))
  chosen.set(given ?? themes.find((theme) => theme === stored) ?? 'system')
  apply()
}

export function chooseTheme(theme: Theme) {
  chosen.set(theme)
  // Without storage, the choice lasts until the page is reloaded.
  withoutThrowing(() => localStorage.setItem(KEY, theme))
  apply()
}

export function useTheme(): Theme {
  return useStore(chosen)
}

/** The theme on the screen, with `system` resolved: the vault's frame uses the same. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribeToShown, shown, () => 'light')
}

function shown(): 'light' | 'dark' {
  const theme = chosen.get()
  if (theme !== 'system') return theme
  return deviceIsDark()?.matches ? 'dark' : 'light'
}

function subscribeToShown(listener: () => void) {
  const device = deviceIsDark()
  const stop = chosen.subscribe(listener)
  device?.addEventListener('change', listener)
  return () => {
    stop()
    device?.removeEventListener('change', listener)
  }
}

function deviceIsDark(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)')
}

function apply() {
  const theme = chosen.get()
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
