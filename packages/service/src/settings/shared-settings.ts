import { uploadLimits } from '@amparo/rules/claims/sent-file'
import * as z from 'zod/mini'
import { drainSetting } from '../process/draining.ts'
import { contentSettings } from './content-settings.ts'

/** A file is held in memory while it is checked. */
const MOST_BYTES = 104_857_600
const address = z.optional(z.url({ protocol: /^https?$/, error: 'a full address such as https://host' }))

/** A number of bytes, or `otherwise`. */
export const bytesSetting = (otherwise: number, most: number) => {
  const aSize = `a number of bytes from 1 to ${most}`
  return z._default(
    z.pipe(
      z.string().check(
        z.regex(/^[1-9]\d{0,12}$/, aSize),
        z.refine((digits) => Number(digits) <= most, aSize),
      ),
      z.transform((digits: string) => Number(digits)),
    ),
    otherwise,
  )
}

/** Settings that portal and API both read, and that must be the same for both where they say what people may do. */
export const sharedSettings = {
  HOST: z._default(z.string(), '127.0.0.1'),
  LOG_LEVEL: z._default(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  /** How many of our own proxies are in front of this process; their entries in X-Forwarded-For are trusted. */
  AMPARO_PROXIES: z._default(
    z.pipe(
      z.string().check(z.regex(/^(\d|10)$/, 'a number of proxies from 0 to 10')),
      z.transform((digits: string) => Number(digits)),
    ),
    0,
  ),
  /** For how long a process that stops still takes requests, while it says that it is not ready. */
  AMPARO_DRAIN_SECONDS: drainSetting,
  ...contentSettings,
  /** Benefits that are claimed with a verified phone only (C-X69). */
  PHONE_VERIFIED_BENEFITS: z._default(
    z.pipe(
      z.string().check(z.regex(/^(?:none|[A-Z]{3}(?:,[A-Z]{3})*)$/, 'benefit codes such as CEL,CWD, or none')),
      z.transform((list: string) => (list === 'none' ? [] : list.split(','))),
    ),
    ['CEL'],
  ),
  /** The largest file, and the largest on a phone (C-X01). */
  UPLOAD_LIMIT_BYTES: bytesSetting(uploadLimits.desktop, MOST_BYTES),
  UPLOAD_LIMIT_MOBILE_BYTES: bytesSetting(uploadLimits.mobile, MOST_BYTES),
  /** The address of the claim form of policies, if it is not the portal's own widget (M-X37). */
  CLAIM_WIDGET_URL: address,
}
