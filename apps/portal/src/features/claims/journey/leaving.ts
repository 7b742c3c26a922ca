import type { Location } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import type { Draft } from '../../../session/drafts/draft.ts'

/** Navigation state after the person has confirmed that they want to leave. */
export const leavingClaim = { isLeavingClaim: true }

let openSaves = 0

/** Switches the guard off while the save-for-later modal is open (C-143). Call what it returns when the modal closes. */
export function saveIsOpen(): () => void {
  openSaves++
  return () => {
    openSaves--
  }
}

const claimsRoute = new RegExp(`^/[^/]+/[^/]+${paths.claims}(/|$)`)

/** Whether to ask before going there (C-141, C-143, C-144). */
export function isGuarded({ pathname, state }: Pick<Location, 'pathname' | 'state'>): boolean {
  const isConfirmed = (state as typeof leavingClaim | null)?.isLeavingClaim === true
  return openSaves === 0 && !isConfirmed && !claimsRoute.test(pathname)
}

/** The draft without files whose upload has not finished (C-133, C-X33). */
export function withUploadedOnly(draft: Draft): Draft {
  return { ...draft, documents: draft.documents.filter(({ file_approval_id }) => file_approval_id !== undefined) }
}
