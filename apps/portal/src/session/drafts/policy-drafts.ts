import type { QuoteValues } from '@amparo/rules/policies/quote-values'
import type { AppPart } from '../app-parts.ts'
import { type DraftCollection, openDraftCollection } from './draft-collection.ts'
import { quoteKeys } from './quote-keys.ts'
import type { DraftKind } from './stored-drafts.ts'

type AddressField = 'line1Address' | 'line2Address' | 'city' | 'state' | 'postalCode'
/** Where a card is billed, as it is typed. The card itself never leaves the vault's frames. */
export type BillingDraft = { isDifferent: boolean; values: Readonly<Record<AddressField, string>> }
export type PolicyDraft = {
  /** Billing address of a policy's card. */
  billing?: BillingDraft
  /** Billing address typed at checkout; separate, so that it never shows up as a change to the policy. */
  checkout?: BillingDraft
  person?: Pick<QuoteValues, AddressField | 'gender'>
}

const kind: DraftKind<PolicyDraft> = {
  name: 'amparo-policies',
  parse: (stored) => ({ ...(stored as PolicyDraft) }),
}

/** What is being typed about a policy, or about the quote that becomes it, and is not saved yet, by its id. Logging out deletes it, and so does the timeout of a card. */
export const policyDrafts: AppPart<DraftCollection<PolicyDraft>> = (app) =>
  openDraftCollection(app, kind, app.part(quoteKeys))
