import * as z from 'zod/mini'

/** A configuration error whose one-line message says how to fix it. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}

type Shape = Record<string, z.ZodMiniType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

/**
 * Reads the environment variables that `shape` describes. An unknown variable with one of our prefixes is an error: not to start
 * is better than to ignore a misspelled setting.
 */
export function readSettings<S extends Shape>(
  shape: S,
  {
    env,
    ours,
    known = [],
  }: { env: Record<string, string | undefined>; ours: readonly string[]; known?: readonly string[] },
): Values<S> {
  const names = new Set([...Object.keys(shape), ...known])
  for (const name of Object.keys(env)) {
    if (ours.some((prefix) => name.startsWith(prefix)) && !names.has(name))
      throw new BadSettings(`${name} is not a setting; known ones are ${[...names].sort().join(', ')}`)
  }

  const values: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    const result = z.safeParse(schema, env[name] === '' ? undefined : env[name])
    if (!result.success)
      throw new BadSettings(`${name} ${env[name] ? 'is wrong' : 'is missing'}: ${result.error.issues[0]?.message}`)
    values[name] = result.data
  }
  return values as Values<S>
}

const portMessage = 'a port is a number from 1 to 65535'

export const portSetting = (fallback: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,5}$/, portMessage),
        z.refine((text) => Number(text) >= 1 && Number(text) <= 65535, portMessage),
      ),
      z.transform((text: string) => Number(text)),
    ),
    fallback,
  )
