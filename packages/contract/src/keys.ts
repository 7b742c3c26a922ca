import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const SecretStatus = z.object({
  name: z.string(),
  /** The ids of keys, which say nothing about the keys. */
  key_id: z.string(),
  previous_key_ids: z.array(z.string()),
  /** How many values are encrypted with another key than the current one. */
  left: z.int(),
})
export type SecretStatus = z.output<typeof SecretStatus>

export const listSecrets = endpoint({
  summary: 'Show which keys are in use, and how much is still encrypted with older ones',
  method: 'GET',
  path: '/api/management/v1/keys/',
  audience: 'operator',
  answer: z.object({ secrets: z.array(SecretStatus) }),
  refusals: [],
})

/** Works for some seconds. Call it until nothing is left; it goes on where it was interrupted. */
export const rotateKeys = endpoint({
  summary: 'Encrypt with the current keys what is encrypted with older ones',
  method: 'POST',
  path: '/api/management/v1/keys/rotate/',
  audience: 'operator',
  answer: z.object({
    changed: z.int(),
    left: z.int(),
    /** Values that no key in the settings opens. They stay as they are. */
    unreadable: z.int(),
    /** Everything was looked at, and nothing could be changed by this server, since it began with the first table. */
    is_stuck: z.boolean(),
  }),
  refusals: [],
})
