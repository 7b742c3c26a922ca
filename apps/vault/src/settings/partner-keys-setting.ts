import * as z from 'zod/mini'

/** The keys shared with each issuer partner: one, or two while a new key replaces the old one. */
export type PartnerKeys = ReadonlyMap<string, readonly Buffer[]>

const KEYS_A_PARTNER = 2
const entryShape = /^([a-z0-9][a-z0-9-]{0,31}):([0-9a-fA-F]{64})$/

/** "name:64 hexadecimal digits", separated by commas. Error messages never repeat a key. */
export const partnerKeysSetting = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.split(',').map((entry) => entryShape.exec(entry.trim())?.slice(1) ?? [])),
  ),
  z.pipe(
    z.array(z.array(z.string())).check(
      z.refine((entries) => entries.every(([name]) => name !== undefined), {
        error: 'partners look like bank:64 hexadecimal digits,other-bank:64 hexadecimal digits',
        abort: true,
      }),
      z.refine((entries) => new Set(entries.map(([, key]) => key?.toLowerCase())).size === entries.length, {
        error: 'every key is there once, for one partner',
      }),
      z.refine((entries) => [...keysByName(entries).values()].every((keys) => keys.length <= KEYS_A_PARTNER), {
        error: 'a partner has at most two keys: the new one and the one it replaces',
      }),
    ),
    z.transform(keysByName),
  ),
)

function keysByName(entries: string[][]): PartnerKeys {
  const keys = new Map<string, Buffer[]>()
  for (const [name = '', key = ''] of entries) keys.set(name, [...(keys.get(name) ?? []), Buffer.from(key, 'hex')])
  return keys
}
