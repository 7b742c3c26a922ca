import type { ErrorReporter } from '../../../platform/calls/error-reporter.ts'
import { claimDraftKind, createClaimDrafts } from '../claim-drafts.ts'
import type { NewDraft } from '../draft.ts'
import { createDraftCollection } from '../draft-collection.ts'
import type { DraftDatabase } from '../draft-database.ts'
import type { DraftKeys } from '../draft-keys.ts'
import { keysOfTests } from './keys-of-tests.ts'

export const aClaim: NewDraft = { benefit_code: 'CDW', language_code: 'en_US', panTokenLast4: '4021' }

type Options = {
  keys?: DraftKeys
  kind?: typeof claimDraftKind
  report?: ErrorReporter
  now?: () => number
}

/** The drafts of claims in a database, as a tab opens them. */
export function openClaimDrafts(database: DraftDatabase, options: Options = {}) {
  const { keys = keysOfTests(), kind = claimDraftKind, report = () => {}, now = () => Date.UTC(2026, 10, 16) } = options
  return createClaimDrafts(createDraftCollection(kind, { database, keys, report, now }))
}

/** Stores a draft whose page `page` has a story, and returns its id. */
export async function storeClaim(database: DraftDatabase, story: string): Promise<string> {
  const drafts = openClaimDrafts(database)
  const { localId } = await drafts.create(aClaim)
  await drafts.savePage(localId, 'page', () => ({ answers: { story } }))
  return localId
}
