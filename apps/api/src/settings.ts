import { portSetting, readSettings } from '@amparo/service/settings'
import * as z from 'zod/mini'

const text = z.optional(z.string())
const address = z.optional(z.url({ protocol: /^https?$/, error: 'a full address such as https://host' }))

/** How our variables begin: one of these that is not known is a typing mistake. */
export const ourBeginnings = [
  'AMPARO_',
  'VAULT_',
  'CATALOGUE_',
  'CMS_',
  'OPERATOR_',
  'ERROR_REPORT_',
  'VEHICLES_',
] as const

export type ApiSettings = ReturnType<typeof readApiSettings>

/** Variables of the API. The table in the README explains each. */
export const apiSettings = {
  PORT: portSetting(4000),
  HOST: z._default(z.string(), '127.0.0.1'),
  AMPARO_DATA: z._default(z.string(), './data'),
  DATABASE_URL: text,
  DATABASE_POOL: z._default(
    z.pipe(
      z.string().check(z.regex(/^[1-9]\d{0,2}$/, 'a number of connections from 1 to 999')),
      z.transform((digits: string) => Number(digits)),
    ),
    10,
  ),
  CATALOGUE_DIR: text,
  /** How many proxies of ours stand before the API; what they add to X-Forwarded-For is believed. */
  AMPARO_PROXIES: z._default(
    z.pipe(
      z.string().check(z.regex(/^(\d|10)$/, 'a number of proxies from 0 to 10')),
      z.transform((digits: string) => Number(digits)),
    ),
    0,
  ),
  VAULT_INTERNAL_ORIGIN: address,
  VAULT_INTERNAL_SECRET: text,
  OPERATOR_KEY: z.optional(z.string().check(z.minLength(32, 'at least 32 characters'))),
  ERROR_REPORT_DSN: address,
  VEHICLES_URL: address,
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
}

export function readApiSettings(env: Record<string, string | undefined>, known: readonly string[] = []) {
  return readSettings(apiSettings, {
    env,
    ours: ourBeginnings,
    known,
  })
}
