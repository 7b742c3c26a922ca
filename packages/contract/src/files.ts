import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'

/**
 * A signed upload of one file to the object store (C-563 to C-565). `file_hash` is SHA-256 in hex (C-X40). The bytes count towards what the
 * card, policy or claim of the token, and the caller's address, may send within a day. Without `file_size` the largest size counts.
 */
export const signFile = endpoint({
  summary: 'Get permission to upload a file',
  method: 'POST',
  path: '/api/management/v1/files/sign',
  audience: 'browser',
  isForClaimants: true,
  body: z.object({
    content_type: freeText(120),
    file_hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    file_name: z.string().check(z.minLength(1), z.maxLength(255)),
    file_size: z.optional(z.int()),
    space: freeText(40),
  }),
  answer: z.object({
    file_approval_id: z.string(),
    s3_request: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }),
  }),
  refusals: ['unsupported_type', 'too_large', 'upload_quota_reached', 'card_number_in_name'],
})

/** `active_content`: the file contains something executable, or other files. */
const fileRefusals = [
  'wrong_content',
  'malware',
  'active_content',
  'card_number',
  'too_large',
  'unreadable',
  'never_arrived',
] as const

/** Whether an upload is approved yet (C-X70). The id is secret, so only the sender can ask. */
export const getFileState = endpoint({
  summary: 'Get the state of an upload',
  method: 'GET',
  path: '/api/management/v1/files/:fileApprovalId',
  audience: 'browser',
  params: z.object({ fileApprovalId: z.string().check(z.regex(/^fa_[A-Za-z0-9_-]{43}$/)) }),
  answer: z.object({
    state: z.enum(['waiting', 'pending', 'approved', 'refused']),
    reason: z.nullable(z.enum(fileRefusals)),
  }),
  refusals: ['unknown_file'],
})
