import { DOCUMENTS_PAGE, stepKeys } from '../../../blocks/claim-drafts/claim-path.ts'

type Visit = {
  pages: readonly { page_key: string }[]
  /** The page in the address, if there is one. */
  asked: string | undefined
  isFromWithin: boolean
  saved: string | undefined
}

/**
 * The address of a claim opens its saved page, or its first page (C-X18). An unknown page, or one that was not opened from within
 * the portal, leads to the first page (C-128, C-129).
 */
export function pageToShow({ pages, asked, isFromWithin, saved }: Visit): string {
  const known = stepKeys(pages)
  const [first = DOCUMENTS_PAGE] = known
  const wanted = asked === undefined ? saved : isFromWithin ? asked : undefined
  return wanted !== undefined && known.includes(wanted) ? wanted : first
}
