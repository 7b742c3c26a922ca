import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A configuration error. Each line of its message says how to fix one setting. */
export class BadSettings extends Error {
  override name = 'BadSettings'
}

/** Throws all problems at once: whoever deploys would otherwise start again for each of them. */
export function refuseBadSettings(problems: readonly string[]) {
  if (problems.length > 0) throw new BadSettings(problems.join('\n'))
}

type Shape = Record<string, z.ZodMiniType>
type Values<S extends Shape> = { [Name in keyof S]: z.output<S[Name]> }

/**
 * Reads the environment variables that `shape` describes. An unknown variable with one of our prefixes is an error: not to start
 * is better than to ignore a misspelled setting. Each setting `NAME` may instead be the content of the file that `NAME_FILE` names.
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
  const isUnknown = (name: string) =>
    ours.some((prefix) => name.startsWith(prefix)) && !names.has(name) && !names.has(name.replace(/_FILE$/, ''))
  const problems = Object.keys(env)
    .filter(isUnknown)
    .map((name) => `${name} is not a setting; known ones are ${[...names].sort().join(', ')}`)

  const values: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(shape)) {
    try {
      values[name] = checkedValue(name, schema, env)
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error
      problems.push(error.message)
    }
  }
  refuseBadSettings(problems)
  return values as Values<S>
}

function checkedValue(name: string, schema: z.ZodMiniType, env: Record<string, string | undefined>): unknown {
  const given = givenValue(name, env)
  const result = z.safeParse(schema, given)
  if (result.success) return result.data
  throw new BadSettings(`${name} ${given ? 'is wrong' : 'is missing'}: ${result.error.issues[0]?.message}`)
}

/** The text of one setting, from the environment or from a file, as secrets are mounted. An empty variable counts as none. */
export function givenValue(name: string, env: Record<string, string | undefined>): string | undefined {
  const [value, file] = [env[name] || undefined, env[`${name}_FILE`] || undefined]
  if (file === undefined) return value
  if (value !== undefined)
    throw new BadSettings(`${name}_FILE is wrong: ${name} is given too, and only one of them counts`)
  const text = contentOf(file, name).replace(/\r?\n$/, '')
  if (text === '') throw new BadSettings(`${name}_FILE is wrong: ${file} is empty`)
  return text
}

function contentOf(file: string, name: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadSettings(`${name}_FILE is wrong: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
}

export const portSetting = (fallback: number, least: 0 | 1 = 1) =>
  z._default(
    z.pipe(
      z
        .string()
        .check(
          z.refine(
            (text) => /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= 65535,
            `a port is a number from ${least} to 65535`,
          ),
        ),
      z.transform((text: string) => Number(text)),
    ),
    fallback,
  )
