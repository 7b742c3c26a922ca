import { PrefillFields } from '@amparo/contract/vault'
import { compactPhone } from '@amparo/rules/phone/phone-display'
import * as z from 'zod/mini'
import type { SessionStore } from '../platform/session-storage.ts'

const Prefill = z.object({ benefitCode: z.string(), fields: PrefillFields })
/** P-168: what an issuer already knows for the claim of one benefit, by question key. */
export type Prefill = z.output<typeof Prefill>

const KEY = 'prefill'
const PHONE = 'cardholder_primary_phone_number'

/** Kept for the claim, and gone with the session: logging out clears the storage. */
export function keepPrefill(store: SessionStore, { benefitCode, fields }: Prefill) {
  const phone = fields[PHONE]
  store.write(KEY, { benefitCode, fields: phone ? { ...fields, [PHONE]: compactPhone(phone) } : fields })
}

export function forgetPrefill(store: SessionStore) {
  store.write(KEY, null)
}

export function readPrefill(store: SessionStore): Prefill | null {
  const kept = z.safeParse(Prefill, store.read(KEY))
  return kept.success ? kept.data : null
}
