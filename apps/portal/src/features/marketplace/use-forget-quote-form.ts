import type { PolicyDetails } from '@amparo/contract/policies'
import { hasEnded } from '@amparo/rules/policies/policy-status'
import { useEffect } from 'react'
import { useAppPart } from '../../session/app-parts.ts'
import type { DraftCollection } from '../../session/drafts/draft-collection.ts'
import { type QuoteDraft, quoteDrafts } from '../../session/drafts/quote-drafts.ts'
import { NEW_QUOTE } from '../../session/drafts/quote-keys.ts'
import { policyholder } from './policy-people.ts'
import { isSamePerson } from './same-person.ts'

/**
 * Deletes what the quote of a policy began with, which anybody with this browser could read. Pages about a bought policy do this, because not
 * every purchase ends on the page where it began.
 */
export function useForgetQuoteForm(policy: PolicyDetails, options: Options = {}) {
  const drafts = useAppPart(quoteDrafts)
  const { isJustBought } = options
  useEffect(() => void forgetQuoteForm(drafts, policy, { isJustBought }), [drafts, policy, isJustBought])
}

/** `isJustBought`: the purchase ends here, so what is typed about the same person was for it, whichever quote it led to. */
type Options = { isJustBought?: boolean | undefined }

/** The browser has one form that began empty: by now it may be in use for another quote. */
export async function forgetQuoteForm(
  drafts: DraftCollection<QuoteDraft>,
  policy: PolicyDetails,
  { isJustBought }: Options = {},
) {
  const typed = await drafts.get(NEW_QUOTE)
  if (policy.number === null || !typed) return
  const isForIt = typed.quoteId === policy.id || (isJustBought && !hasEnded(policy.status_code) && isOf(policy, typed))
  if (isForIt) await drafts.remove(NEW_QUOTE)
}

function isOf(policy: PolicyDetails, typed: QuoteDraft): boolean {
  const holder = policyholder(policy)
  if (!holder) return false
  const { first_name: firstName, last_name: lastName, birthdate } = holder
  return isSamePerson(typed, { firstName, lastName, birthdate })
}
