import type { Application } from '@amparo/contract/claim-forms'
import { Day, LastFour, LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod/mini'

/** A file for a document of the claim. It has a `file_approval_id` once the server has approved it. */
const DraftDocument = z.object({
  document_id: z.string(),
  file_approval_id: z.optional(z.string()),
  title: z.string(),
  name: z.string(),
  key: z.string(),
})

/** A claim that has not been sent: claims specification §3, "Local claim". */
export const Draft = z.object({
  localId: z.string(),
  benefit_code: z.string(),
  language_code: LocaleCode,
  panTokenLast4: LastFour,
  application: z.record(z.string(), z.record(z.string(), z.any())) as unknown as z.ZodMiniType<Application>,
  documents: z.array(DraftDocument),
  createdAt: z.number(),
  expiresAt: z.number(),
  phoneVerificationToken: z.optional(z.string()),
  expiredBenefitTodayDate: z.optional(Day),
  claimNumber: z.optional(z.string()),
  /** A confirmation was mailed, since the person had not turned off mail about claims. */
  isMailed: z.optional(z.boolean()),
  savedForLaterPageKey: z.optional(z.string()),
  /** Pages that the person has been through, with nothing wrong. A page may have answers before that: known ones, and unfinished ones. */
  donePages: z.optional(z.array(z.string())),
  /** A submission that is still being worked on (C-187, C-189). */
  pending: z.optional(z.object({ longOpId: z.string(), fingerprint: z.string() })),
  /** The long operation that gave the claim its number: its id gives access to the receipt. */
  receiptId: z.optional(z.string()),
  /** Version of the claim form that the answers were given to. */
  version: z.optional(z.string()),
  /** Answers to hidden questions, by question key, from the page that opened the form. */
  hidden: z.optional(z.record(z.string(), z.string())),
  /** Only for a claim from a policy. */
  policyId: z.optional(z.string()),
  /** Set once a link for another device was made, or the draft was picked up from one. */
  transfer: z.optional(
    z.object({
      /** The same in all copies of the draft. */
      draftId: z.string(),
      /** The last pick-up after which this device continued. Empty for its own pick-up while it does not know the time. */
      knownPickUp: z.optional(z.string()),
      /** The claim number came from the other device. */
      isSentElsewhere: z.optional(z.boolean()),
    }),
  ),
  /** Where the answers came from that the person did not type, by `page.question`. */
  prefilled: z.optional(z.record(z.string(), z.enum(['issuer', 'session']))),
})
export type Draft = z.output<typeof Draft>

/** The pages that are done, in their order. In older drafts, which have no such list, every page with answers counts. */
export function donePagesOf({ donePages, application }: Pick<Draft, 'donePages' | 'application'>): string[] {
  return donePages ?? Object.keys(application)
}

/** A page can lose its answers after it was done, when the form changes. */
export function isPageDone(draft: Pick<Draft, 'donePages' | 'application'>, key: string): boolean {
  return key in draft.application && donePagesOf(draft).includes(key)
}

export type NewDraft = Omit<Draft, 'localId' | 'createdAt' | 'expiresAt' | 'documents' | 'application'> &
  Partial<Pick<Draft, 'documents' | 'application'>>
