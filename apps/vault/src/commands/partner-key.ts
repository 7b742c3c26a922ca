import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { secretFile } from '@amparo/service/secrets/secret-file'
import { BadSettings, readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'
import { DEMO_KEY_FILE, DEMO_PARTNER } from '../partner-entries/partner-keys.ts'
import { type PartnerKeys, partnerKeysSetting } from '../settings/partner-keys-setting.ts'

type Env = Record<string, string | undefined>

/** The partner whose tokens to make and its newest key: from VAULT_PARTNER_KEYS, or the demo partner's beside the data. */
export function partnerKey(env: Env, wanted: string | undefined): { partner: string; key: Uint8Array } {
  const keys = readSettings(
    { VAULT_PARTNER_KEYS: z.optional(partnerKeysSetting) },
    { env, ours: [] },
  ).VAULT_PARTNER_KEYS
  const known = keys ?? demoKeys(env)
  const partner = wanted ?? known.keys().next().value ?? DEMO_PARTNER
  const key = known.get(partner)?.[0]
  if (!key) throw new BadSettings(`partner ${partner} has no key; there are keys for ${[...known.keys()].join(', ')}`)
  return { partner, key }
}

function demoKeys(env: Env): PartnerKeys {
  const file = join(env.VAULT_DATA ?? join(env.AMPARO_DATA ?? './data', 'vault'), DEMO_KEY_FILE)
  if (!existsSync(file))
    throw new BadSettings(`${file} is missing: start the product once with npm start, or set VAULT_PARTNER_KEYS`)
  return new Map([[DEMO_PARTNER, [Buffer.from(secretFile(file), 'hex')]]])
}
