import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originSetting } from '@amparo/service/settings/origin-setting'
import { ourPrefixes, settingNames } from '@amparo/service/settings/setting-names'
import { portSetting, readSettings } from '@amparo/service/settings/settings'
import * as z from 'zod/mini'

const shape = {
  AMPARO_URL: z.optional(originSetting),
  AMPARO_DATA: z._default(z.string(), './data'),
  OPERATOR_KEY: z.optional(z.string()),
  PORT: portSetting(4000),
}

/** The running server's management API: at AMPARO_URL or on this machine, with OPERATOR_KEY or the key next to the data. */
export function operatorLink(env: Record<string, string | undefined>) {
  const settings = readSettings(shape, { env, ours: ourPrefixes, known: settingNames })
  return {
    origin: settings.AMPARO_URL ?? `http://localhost:${settings.PORT}`,
    headers: { authorization: `Bearer ${settings.OPERATOR_KEY ?? keyNextToData(settings.AMPARO_DATA)}` },
  }
}

function keyNextToData(folder: string): string {
  const file = join(folder, 'operator.key')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}
