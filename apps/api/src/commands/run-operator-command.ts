import '@amparo/service/process/undici-fetch'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { CallFailed } from '@amparo/contract/call'
import { BadSettings } from '@amparo/service/settings/settings'
import { operatorLink } from './operator-link.ts'

export type Values = Partial<Record<string, string>>
export type Link = ReturnType<typeof operatorLink>
/** `flags` are options without a value: they are `true` when they are given. */
type Command = { usage: string; options: readonly string[]; flags?: readonly string[] }
type Run = (positionals: string[], values: Values, link: Link) => Promise<unknown>

/** Runs a command that calls the management API. Whatever goes wrong ends it with one line that says what to do. */
export async function runOperatorCommand({ usage, options, flags = [] }: Command, run: Run) {
  const link = linkOrFail()
  const texts: ParseArgsOptionsConfig = Object.fromEntries([
    ...options.map((name) => [name, { type: 'string' }]),
    ...flags.map((name) => [name, { type: 'boolean' }]),
  ])
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: texts })
    const given = Object.entries(values).map(([name, value]) => [name, String(value)])
    await run(positionals, Object.fromEntries(given), link)
  } catch (error) {
    if (error instanceof WrongUsage) fail([error.message, usage].filter(Boolean).join('\n'))
    // An option that the command does not have.
    if (error instanceof TypeError) fail(usage)
    if (!(error instanceof CallFailed)) throw error
    if (error.code === 'network_error') fail(`no server answers at ${link.origin}: start it, or set AMPARO_URL`)
    if (error.code === 'invalid_request') fail(usage)
    fail(`the server refused: ${error.code}, request ${error.requestId}`)
  }
}

function linkOrFail(): Link {
  try {
    return operatorLink(process.env)
  } catch (error) {
    if (error instanceof BadSettings) fail(`amparo: ${error.message}`)
    throw error
  }
}

/** Shows how to use the command, after a message if there is one. */
export class WrongUsage extends Error {}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
