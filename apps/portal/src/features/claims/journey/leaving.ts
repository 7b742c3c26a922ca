import type { Location } from 'react-router'
import { paths } from '../../../platform/navigation/paths.ts'
import { createStore, type Store } from '../../../platform/state/create-store.ts'
import type { AppPart } from '../../../session/app-parts.ts'
import type { Draft } from '../../../session/drafts/draft.ts'

/** History state of a navigation that the person has already confirmed. */
export const leavingClaim = { isLeavingClaim: true }

/** Whether the save-for-later dialog is open: then leaving asks no other question (C-143). */
export const isSaving: AppPart<Store<boolean>> = () => createStore(false)

const claimsRoute = new RegExp(`^/[^/]+/[^/]+${paths.claims}(/|$)`)

/** Whether the person is asked before going there: it is outside the claim, and not confirmed yet (C-141, C-144). */
export function isGuarded({ pathname, state }: Pick<Location, 'pathname' | 'state'>): boolean {
  const isConfirmed = (state as typeof leavingClaim | null)?.isLeavingClaim === true
  return !isConfirmed && !claimsRoute.test(pathname)
}

/** The draft without files whose upload has not finished (C-133, C-X33). */
export function withUploadedOnly(draft: Draft): Draft {
  return { ...draft, documents: draft.documents.filter(({ file_approval_id }) => file_approval_id !== undefined) }
}
