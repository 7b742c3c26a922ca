import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { operatorText } from './free-text.ts'

/** How an operator names a person: by something that belongs to them. */
export const PrivacySubject = z.object({
  kind: z.enum(['claim', 'policy', 'letter', 'email']),
  value: operatorText(254),
})
export type PrivacySubject = z.output<typeof PrivacySubject>

/** Numbers of ours only: what an operator mistakes for one may be a name, so without a digit it is left out. */
const auditTarget = ({ subject: { kind, value } }: { subject: PrivacySubject }) =>
  kind !== 'email' && /^(?=.*\d)[\w -]{1,40}$/.test(value) ? `${kind} ${value}` : kind

/** How much there is of each kind of data. */
const Counts = z.record(z.string(), z.int())
export type PrivacyCounts = z.output<typeof Counts>

const PersonSummary = z.object({
  /** `is_open` says that erasing closes it. */
  claims: z.array(
    z.object({ claim_number: z.nullable(z.string()), is_open: z.boolean(), erased_at: z.nullable(z.string()) }),
  ),
  /** A policy in use has to be canceled before anything is erased. */
  policies: z.array(
    z.object({
      id: z.string(),
      number: z.nullable(z.string()),
      is_in_use: z.boolean(),
      erased_at: z.nullable(z.string()),
    }),
  ),
  letters: z.array(z.object({ ticket: z.string(), erased_at: z.nullable(z.string()) })),
  /** An address of theirs has a policy in use, so erasing leaves its messages and sessions. */
  keeps_messages: z.boolean(),
})
export type PersonSummary = z.output<typeof PersonSummary>

/** A POST, because an address of a person must not be part of an address of ours. */
export const findPerson = endpoint({
  summary: 'List what is stored about a person',
  method: 'POST',
  path: '/api/management/v1/privacy/find/',
  audience: 'operator',
  auditTarget,
  body: z.object({ subject: PrivacySubject }),
  answer: PersonSummary,
  refusals: ['unknown_person'],
})

/** Everything about a person, by kind of data. Sensitive numbers are as short as everywhere. Each file is asked for by itself. */
export const exportPerson = endpoint({
  summary: 'Get a copy of what is stored about a person',
  method: 'POST',
  path: '/api/management/v1/privacy/export/',
  audience: 'operator',
  auditTarget,
  body: z.object({ subject: PrivacySubject }),
  answer: z.object({
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    files: z.array(z.object({ file_id: z.string(), file_name: z.string() })),
  }),
  refusals: ['unknown_person'],
})

export const exportPersonFile = endpoint({
  summary: "Get a file that is part of a person's data",
  method: 'GET',
  path: '/api/management/v1/privacy/files/:fileId/',
  audience: 'operator',
  params: z.object({ fileId: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  /** In base64. */
  answer: z.object({ content: z.string() }),
  refusals: ['unknown_file'],
})

/** Erases a person everywhere. Numbers, dates, amounts and histories stay. Erasing again erases what has come since. */
export const erasePerson = endpoint({
  summary: 'Erase what is stored about a person',
  method: 'POST',
  path: '/api/management/v1/privacy/erase/',
  audience: 'operator',
  auditTarget,
  body: z.object({ subject: PrivacySubject }),
  answer: z.object({ request_id: z.string(), erased: Counts }),
  refusals: ['unknown_person', 'policy_in_use'],
})
