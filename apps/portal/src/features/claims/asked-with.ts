import type { Application, ClaimPage, PageName } from '@amparo/contract/claim-forms'
import { withHiddenAnswers } from '@amparo/form-engine/answers/hidden-answers'
import { normaliseClaim } from '@amparo/form-engine/answers/normalise-page'
import { isNeeded } from '@amparo/form-engine/journey/is-needed'
import type { Draft } from '../../session/drafts/draft.ts'

export type Asked = {
  pages: readonly PageName[]
  /** The answers on these pages, hidden ones included. A draft keeps the others too, for a person who changes their mind. */
  application: Application
}

/**
 * The pages that are asked with these answers, as the server finds them. `definitions`: of at least the pages that others depend on, since an
 * answer to a question that is not reached decides nothing. Null if they could not be loaded. `hidden`: the answers to hidden questions, which
 * a page does not have before somebody opens it.
 */
export function askedWith(
  pages: readonly PageName[],
  definitions: readonly ClaimPage[] | null,
  hidden: Draft['hidden'],
  answers: Application,
): Asked {
  const application = definitions ? withHiddenAnswers(definitions, answers, hidden ?? {}) : answers
  const deciding = definitions ? normaliseClaim(definitions, application) : application
  const asked = pages.filter((page) => isNeeded(page, deciding))
  const keys = asked.map(({ page_key }) => page_key)
  const answered = Object.entries(application).filter(([key]) => keys.includes(key))
  return { pages: asked, application: Object.fromEntries(answered) }
}
