import * as z from 'zod/mini'
import { BadSettings } from './settings.ts'

const shape = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?$/

/** An origin exactly as a browser writes it, because it is compared as text and sent in a header. */
const isOrigin = (text: string): boolean => shape.test(text) && URL.canParse(text) && new URL(text).origin === text

const anOrigin = 'an origin looks like https://portal.example, without a path or a slash at the end'
const someOrigins =
  'origins look like https://portal.example,https://other.example:8443, without a path or a slash at the end'

export const originSetting = z.string(anOrigin).check(z.refine(isOrigin, anOrigin))

/** Origins, separated by commas. */
export const originsSetting = z.pipe(
  z.pipe(
    z.string(someOrigins),
    z.transform((text: string) => text.split(',').map((origin) => origin.trim())),
  ),
  z.array(z.string()).check(z.refine((origins) => origins.every(isOrigin), someOrigins)),
)

const isThisMachine = (origin: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(origin).hostname)

/** In production browsers reach us over TLS only, except on this machine, where they need none. */
export function requireSafeOrigins(
  env: Record<string, string | undefined>,
  settings: Record<string, readonly string[] | undefined>,
) {
  if (env.NODE_ENV !== 'production') return
  for (const [name, origins = []] of Object.entries(settings)) {
    const unsafe = origins.find((origin) => origin.startsWith('http:') && !isThisMachine(origin))
    if (unsafe) throw new BadSettings(`${name} is wrong: in production ${unsafe} has to begin with https://`)
  }
}
