import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const AuditedAction = z.object({
  position: z.int(),
  happened_at: z.string(),
  author: z.string(),
  /** Method and path of the call as the contract names it, or the name of a command. */
  action: z.string(),
  /** The claim, policy, letter, flag or key it was about; empty for a list. */
  target: z.string(),
  /** `begun`, then `done`, the code of a refusal, or `failed`. */
  outcome: z.string(),
  request_id: z.string(),
})
export type AuditedAction = z.output<typeof AuditedAction>

/** Newest first. Pass `next` as `before` to get earlier entries; it is null at the end. */
export const listAuditLog = endpoint({
  summary: 'List what operators did',
  method: 'GET',
  path: '/api/management/v1/audit_log/',
  audience: 'operator',
  query: z.object({
    author: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9._-]{1,39}$/))),
    before: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  answer: z.object({ entries: z.array(AuditedAction), next: z.nullable(z.int()) }),
  refusals: [],
})

/** Whether every entry is as it was written, and none is missing between the first and the last. */
export const checkAuditLog = endpoint({
  summary: 'Check that nobody has changed the audit log',
  method: 'GET',
  path: '/api/management/v1/audit_log/check/',
  audience: 'operator',
  answer: z.object({
    entries: z.int(),
    /** The first entry that does not fit the one before it. */
    broken_at: z.nullable(z.int()),
    /** Of the last entry. Whoever notes it elsewhere can tell later that no entry up to there was replaced. */
    last_hash: z.nullable(z.string()),
  }),
  refusals: [],
})
