import { useSyncExternalStore } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'amparo-theme'
const listeners = new Set<() => void>()
let chosen: Theme = 'system'

/** Reads what was chosen on an earlier visit and wears it. */
export function startTheme() {
  const kept = attempt(() => localStorage.getItem(KEY))
  chosen = themes.find((theme) => theme === kept) ?? 'system'
  wear()
  darkDevice()?.addEventListener('change', tell)
}

export function chooseTheme(theme: Theme) {
  chosen = theme
  // Where storage is closed the choice lasts as long as the page.
  attempt(() => localStorage.setItem(KEY, theme))
  wear()
  tell()
}

export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 'system',
  )
}

/** What is really shown: the vault's frame has to wear the same. */
export function useShownTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shown, () => 'light')
}

function shown(): 'light' | 'dark' {
  if (chosen !== 'system') return chosen
  return darkDevice()?.matches ? 'dark' : 'light'
}

function darkDevice(): MediaQueryList | undefined {
  return globalThis.matchMedia?.('(prefers-color-scheme: dark)')
}

function wear() {
  if (chosen === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = chosen
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell() {
  for (const listener of listeners) listener()
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
