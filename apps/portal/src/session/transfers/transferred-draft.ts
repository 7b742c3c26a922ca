import * as z from 'zod/mini'
import { Draft } from '../drafts/draft.ts'

/** The part of a draft that goes to another device: what the person entered. What a device knows about its own copy stays there. */
export const TransferredDraft = z.pick(Draft, {
  benefit_code: true,
  language_code: true,
  panTokenLast4: true,
  application: true,
  documents: true,
  phoneVerificationToken: true,
  expiredBenefitTodayDate: true,
  savedForLaterPageKey: true,
  donePages: true,
  version: true,
  prefilled: true,
})
export type TransferredDraft = z.output<typeof TransferredDraft>
