import { useSyncExternalStore } from 'react'

/** Portal specification §9. */
export const SNACKBAR_MS = 3000
export const snackbarVariants = ['info', 'loading', 'success', 'warning', 'danger'] as const
export type SnackbarVariant = (typeof snackbarVariants)[number]

export type Snackbar = {
  /** One with the same id takes the place of the one before it. */
  id: string
  variant: SnackbarVariant
  text: string
  /** Null: it stays until it is dismissed or replaced. */
  hidesAfter: number | null
}

type Given = Pick<Snackbar, 'variant' | 'text'> & Partial<Snackbar>

let shown: readonly Snackbar[] = []
let count = 0
const listeners = new Set<() => void>()

/** Says something in passing. Never the only place of an error: what went wrong stands on the page too. */
export function showSnackbar({ variant, id = `snackbar-${++count}`, ...rest }: Given): string {
  const stays = variant === 'loading' || variant === 'danger'
  const next = { id, variant, hidesAfter: stays ? null : SNACKBAR_MS, ...rest }
  change([...shown.filter((one) => one.id !== id), next])
  return id
}

export function dismissSnackbar(id: string) {
  change(shown.filter((one) => one.id !== id))
}

export function useSnackbars(): readonly Snackbar[] {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => shown,
  )
}

function change(next: readonly Snackbar[]) {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
