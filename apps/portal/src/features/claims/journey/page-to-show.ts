import { DOCUMENTS_PAGE, stepKeys } from '../../../blocks/claim-drafts/claim-path.ts'

type Visit = {
  pages: readonly { page_key: string }[]
  /** The page in the address, where it names one. */
  asked: string | undefined
  isFromWithin: boolean
  saved: string | undefined
}

/**
 * C-X18: the address of a claim opens its saved page, or its first. C-128, C-129: one that is unknown, or that was not opened
 * from within the portal, is the first.
 */
export function pageToShow({ pages, asked, isFromWithin, saved }: Visit): string {
  const known = stepKeys(pages)
  const [first = DOCUMENTS_PAGE] = known
  const wanted = asked === undefined ? saved : isFromWithin ? asked : undefined
  return wanted !== undefined && known.includes(wanted) ? wanted : first
}
