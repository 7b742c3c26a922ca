import { PrefillFields } from '@amparo/contract/vault'
import { compactPhone } from '@amparo/rules/phone/phone-display'
import * as z from 'zod/mini'
import type { SessionStore } from '../platform/state/session-storage.ts'
import { PREFILL_KEY } from './session-fields.ts'

const Prefill = z.object({ benefitCode: z.string(), fields: PrefillFields })
/** What an issuer already knows for a claim of one benefit, by question key (P-168). */
export type Prefill = z.output<typeof Prefill>

const PHONE = 'cardholder_primary_phone_number'
/** The key that partners use, and that of the question. */
const [PARTNER_ADDRESS, ADDRESS] = ['cardholder_address_line_1', 'cardholder_address_line1']

/** Stores it for claims with the card of the session. */
export function storePrefill(store: SessionStore, { benefitCode, fields }: Prefill) {
  const { [PHONE]: phone, [PARTNER_ADDRESS]: address, ...others } = fields
  const known = { ...(phone && { [PHONE]: compactPhone(phone) }), ...(address && { [ADDRESS]: address }), ...others }
  store.write(PREFILL_KEY, { benefitCode, fields: known })
}

export function readPrefill(store: SessionStore): Prefill | null {
  const stored = z.safeParse(Prefill, store.read(PREFILL_KEY))
  return stored.success ? stored.data : null
}
