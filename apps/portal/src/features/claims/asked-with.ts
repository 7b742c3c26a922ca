import type { Application, ClaimPage, PageName } from '@amparo/contract/claim-forms'
import { normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'

export type Asked = {
  pages: readonly PageName[]
  /** The answers on these pages. A draft keeps the others too, for a person who changes their mind. */
  application: Application
}

/**
 * The pages that are asked with these answers. `definitions`: of at least the pages that others depend on, since an answer to a question that is
 * not reached decides nothing. Null if they could not be loaded.
 */
export function askedWith(
  pages: readonly PageName[],
  definitions: readonly ClaimPage[] | null,
  application: Application,
): Asked {
  const deciding = definitions ? normaliseClaim(definitions, application) : application
  const asked = pages.filter((page) => isNeeded(page, deciding))
  const keys = asked.map(({ page_key }) => page_key)
  const answered = Object.entries(application).filter(([key]) => keys.includes(key))
  return { pages: asked, application: Object.fromEntries(answered) }
}
