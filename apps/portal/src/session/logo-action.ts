import { createStore, type Store } from '../platform/state/create-store.ts'
import type { AppPart } from './app-parts.ts'

/** What a click on the logo does on a page that has something to ask first; null leads home. */
export const logoAction: AppPart<Store<(() => void) | null>> = () => createStore<(() => void) | null>(null)
