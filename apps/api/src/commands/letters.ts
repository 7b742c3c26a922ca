import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CallFailed, call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/letters'
import { letterLines, letterRow } from './letter-lines.ts'
import { operatorLink } from './operator-link.ts'

const usage = `usage: npm run letters -- list [--country <code>] [--revoked true|false] [--after <number>] [--author <name>]
       npm run letters -- show <number> [--author <name>]
       npm run letters -- revoke <number> [--note <text>] [--author <name>]`

const text = { type: 'string' } as const
const link = operatorLink(process.env)
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { country: text, revoked: text, after: text, note: text, author: text },
  })
  await run(positionals, values)
} catch (error) {
  if (error instanceof TypeError) fail(usage)
  if (!(error instanceof CallFailed)) throw error
  if (error.code === 'network_error') fail(`no server answers at ${link.origin}: start it, or set AMPARO_URL`)
  if (error.code === 'invalid_request') fail(usage)
  fail(`the server refused: ${error.code}, request ${error.requestId}`)
}

async function run([verb, ...number]: string[], { author = userInfo().username, ...values }: Values) {
  // A number may be copied from paper, where it is in groups.
  const params = { ticket: number.join('').replace(/\s/g, '') }
  const print = (letter: operator.LetterDetails) => console.log(letterLines(letter).join('\n'))

  if (verb === 'list') return list(author, values)
  if (verb === 'show') return print(await call(operator.showLetter, { params, query: { author } }, link))
  if (verb === 'revoke') {
    const body = { author, ...(values.note && { note: values.note }) }
    return print(await call(operator.revokeLetter, { params, body }, link))
  }
  fail(usage)
}

type Values = Partial<Record<string, string>>

async function list(author: string, { country, revoked: is_revoked, after }: Values) {
  const given = Object.entries({ country, is_revoked, after }).filter(([, value]) => value !== undefined)
  const query = { author, ...Object.fromEntries(given) }
  const { letters, next } = await call(operator.listLetters, { query }, link)
  for (const letter of letters) console.log(letterRow(letter))
  if (next) console.log(`more: --after ${next}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
