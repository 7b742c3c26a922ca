import * as z from 'zod/mini'
import { Draft } from '../drafts/draft.ts'

/** What travels to another device: what the person has done. What the device knows about its own copy stays there. */
export const TransferredDraft = z.pick(Draft, {
  benefit_code: true,
  language_code: true,
  panTokenLast4: true,
  application: true,
  documents: true,
  phoneVerificationToken: true,
  expiredBenefitTodayDate: true,
  savedForLaterPageKey: true,
  version: true,
  prefilled: true,
})
export type TransferredDraft = z.output<typeof TransferredDraft>
