import { createStore, type Store } from '../platform/state/create-store.ts'
import type { AppPart } from './app-parts.ts'

/** The button of the quiet top bar while somebody files a claim. */
export type ClaimExit = { label: string; leave: () => void }

/** Set while a claim is filled in: the top bar then offers to leave it, instead of its menu. */
export const claimExit: AppPart<Store<ClaimExit | null>> = () => createStore<ClaimExit | null>(null)
