import { createStore, type Store } from '../platform/state/create-store.ts'
import type { AppPart } from './app-parts.ts'

/** True after somebody opened a claim that is no longer on this device: the start page, where they then are, says so. */
export const lostClaim: AppPart<Store<boolean>> = () => createStore(false)
