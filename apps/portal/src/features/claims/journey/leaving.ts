import type { Location } from 'react-router'
import { paths } from '../../../platform/paths.ts'
import type { Draft } from '../../../session/drafts/draft.ts'

/** Of a way out that the person has just confirmed. */
export const leavingClaim = { isLeavingClaim: true }

let openSaves = 0

/** C-143: for as long as the save-for-later modal is open. Gives the way to say that it is closed. */
export function saveIsOpen(): () => void {
  openSaves++
  return () => {
    openSaves--
  }
}

const claimsRoute = new RegExp(`^/[^/]+/[^/]+${paths.claims}(/|$)`)

/** C-141, C-143, C-144: whether somebody who goes there is asked first. */
export function isGuarded({ pathname, state }: Pick<Location, 'pathname' | 'state'>): boolean {
  const isConfirmed = (state as typeof leavingClaim | null)?.isLeavingClaim === true
  return openSaves === 0 && !isConfirmed && !claimsRoute.test(pathname)
}

/** C-133, C-X33. */
export function withUploadedOnly(draft: Draft): Draft {
  return { ...draft, documents: draft.documents.filter(({ file_approval_id }) => file_approval_id !== undefined) }
}
