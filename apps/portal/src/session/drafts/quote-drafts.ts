import { emptyQuote, type QuoteValues } from '@amparo/rules/policies/quote-form'
import type { AppPart } from '../app-parts.ts'
import { type DraftCollection, type DraftKind, openDraftCollection } from './draft-collection.ts'

const quoteDraftKind: DraftKind<QuoteValues> = {
  name: 'amparo-quotes',
  parse: (stored) => ({ ...emptyQuote, ...(stored as Partial<QuoteValues>) }),
}

/** What was typed into the quote form, by the quote it began with. Logging out deletes it, and so does the timeout of a card. */
export const quoteDrafts: AppPart<DraftCollection<QuoteValues>> = (app) => {
  const drafts = openDraftCollection(app, quoteDraftKind)
  app.session.onTimeout(() => void drafts.removeAll())
  return drafts
}

/** The id of the draft of a form that began empty. */
export const NEW_QUOTE = 'new'
