import type { Application } from '@amparo/contract/claim-forms'
import { Day, LastFour, LocaleCode } from '@amparo/contract/primitives'
import * as z from 'zod/mini'

/** Claims specification §3, "Local claim". `file_approval_id` is there once the file has arrived. */
const DraftDocument = z.object({
  document_id: z.string(),
  file_approval_id: z.optional(z.string()),
  title: z.string(),
  name: z.string(),
  key: z.string(),
})

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
  savedForLaterPageKey: z.optional(z.string()),
  /** C-187, C-189: what was sent and has no answer yet. */
  pending: z.optional(z.object({ longOpId: z.string(), fingerprint: z.string() })),
  /** The operation that gave the claim its number: whoever holds it can read the receipt. */
  receiptId: z.optional(z.string()),
  /** Of the definition that the answers were given to. */
  version: z.optional(z.string()),
  /** Where an answer came from that the person did not give, by `page.question`. */
  prefilled: z.optional(z.record(z.string(), z.enum(['issuer', 'session']))),
})
export type Draft = z.output<typeof Draft>

/** Claims specification §9. */
export const DRAFT_LIFE_MS = 24 * 60 * 60 * 1000

export type NewDraft = Omit<Draft, 'localId' | 'createdAt' | 'expiresAt' | 'documents' | 'application'> &
  Partial<Pick<Draft, 'documents' | 'application'>>

/** What was just made, and what was saved last, is one draft: it keeps its id, its birth and its end (C-X35). */
export function newDraft(parts: NewDraft, { localId, now }: { localId: string; now: number }): Draft {
  return { documents: [], application: {}, ...parts, localId, createdAt: now, expiresAt: now + DRAFT_LIFE_MS }
}
