import { join } from 'node:path'
import { secretFile } from '@amparo/service/secrets/secret-file'
import type { PartnerKeys } from '../settings/partner-keys-setting.ts'
import type { VaultSettings } from '../settings/vault-settings.ts'

export const DEMO_PARTNER = 'demo'
export const DEMO_KEY_FILE = 'partner-demo.key'

/** The partners of the settings. Without any, a demo has its own partner, whose key lies beside the data. */
export function findPartnerKeys({
  partnerKeys,
  isDemo,
  dataFolder,
}: Pick<VaultSettings, 'partnerKeys' | 'isDemo' | 'dataFolder'>): PartnerKeys {
  if (partnerKeys) return partnerKeys
  return new Map(isDemo ? [[DEMO_PARTNER, [Buffer.from(secretFile(join(dataFolder, DEMO_KEY_FILE)), 'hex')]]] : [])
}
