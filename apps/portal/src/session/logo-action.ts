import { createStore, type Store } from '../platform/state/create-store.ts'
import type { AppPart } from './app-parts.ts'

/** What a click on the logo does instead of leading home, for pages that must ask first. Null for all other pages. */
export const logoAction: AppPart<Store<(() => void) | null>> = () => createStore<(() => void) | null>(null)
