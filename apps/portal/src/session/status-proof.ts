import { POSTAL_CODE_MOST, SURNAME_MOST } from '@amparo/rules/claims/claim-status-asks'
import * as z from 'zod/mini'
import { field, STATUS_PROOF_KEY } from './session-fields.ts'

/** The proof a claim's status was checked with. Never in the address; stored so that a reload or a new language need not ask again. */
export const statusProof = field(
  STATUS_PROOF_KEY,
  z.object({
    claim_number: z.string(),
    postal_code: z.optional(z.string().check(z.maxLength(POSTAL_CODE_MOST))),
    surname: z.optional(z.string().check(z.maxLength(SURNAME_MOST))),
  }),
)
