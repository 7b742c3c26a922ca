import { createStore, useStore } from '../../platform/state/create-store.ts'

/** Portal specification §9. */
export const SNACKBAR_MS = 3000
export const snackbarVariants = ['info', 'loading', 'success', 'warning', 'danger'] as const
export type SnackbarVariant = (typeof snackbarVariants)[number]

export type Snackbar = {
  /** One with the same id replaces the one before it. */
  id: string
  variant: SnackbarVariant
  text: string
  /** Null: it stays until it is dismissed or replaced. */
  hidesAfter: number | null
}

type Given = Pick<Snackbar, 'variant' | 'text'> & Partial<Snackbar>

const snackbars = createStore<readonly Snackbar[]>([])
let count = 0

/** Shows a short message. An error must be shown on the page as well, because a snackbar can be missed. */
export function showSnackbar({ variant, id = `snackbar-${++count}`, ...rest }: Given): string {
  const stays = variant === 'loading' || variant === 'danger'
  const next = { id, variant, hidesAfter: stays ? null : SNACKBAR_MS, ...rest }
  snackbars.update((before) => [...before.filter((one) => one.id !== id), next])
  return id
}

export function dismissSnackbar(id: string) {
  snackbars.update((before) => before.filter((one) => one.id !== id))
}

export function useSnackbars(): readonly Snackbar[] {
  return useStore(snackbars)
}
