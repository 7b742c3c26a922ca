import * as z from 'zod/mini'

/** A mistake in the configuration, said in one line to whoever can mend it. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}

type Shape = Record<string, z.ZodMiniType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

/**
 * Reads environment variables as `shape` says. Variables that begin like ours but are not known are refused: a setting
 * that is silently ignored because of a typing mistake is worse than no start.
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
    if (ours.some((beginning) => name.startsWith(beginning)) && !names.has(name))
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

const aPort = 'a port is a number from 1 to 65535'

export const portSetting = (otherwise: number) =>
  z._default(
    z.pipe(
      z.string().check(
        z.regex(/^\d{1,5}$/, aPort),
        z.refine((text) => Number(text) >= 1 && Number(text) <= 65535, aPort),
      ),
      z.transform((text: string) => Number(text)),
    ),
    otherwise,
  )
