import { POSTAL_CODE_MOST, SURNAME_MOST } from '@amparo/rules/claims/claim-status-asks'
import * as z from 'zod/mini'
import { field } from './session-fields.ts'

/** What a claim was looked up with beside its number; an address never keeps it. A reload and another language need not ask again. */
export const statusProof = field(
  'status-proof',
  z.object({
    claim_number: z.string(),
    postal_code: z.optional(z.string().check(z.maxLength(POSTAL_CODE_MOST))),
    surname: z.optional(z.string().check(z.maxLength(SURNAME_MOST))),
  }),
)
