import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/letters'
import { letterLines, letterRow } from './letter-lines.ts'
import { type Link, runOperatorCommand, type Values, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run letters -- list [--country <code>] [--revoked true|false] [--after <number>]
       npm run letters -- show <number>
       npm run letters -- revoke <number> [--note <text>]`

const options = ['country', 'revoked', 'after', 'note']

await runOperatorCommand({ usage, options }, async ([verb, ...number], values, link) => {
  const { note } = values
  // A number may be copied from paper, where it is in groups.
  const params = { ticket: number.join('').replace(/\s/g, '') }
  const print = (letter: operator.LetterDetails) => console.log(letterLines(letter).join('\n'))

  if (verb === 'list') return list(values, link)
  if (verb === 'show') return print(await call(operator.showLetter, { params }, link))
  if (verb !== 'revoke') throw new WrongUsage()
  print(await call(operator.revokeLetter, { params, body: note ? { note } : {} }, link))
})

async function list({ country, revoked: is_revoked, after }: Values, link: Link) {
  const given = Object.entries({ country, is_revoked, after }).filter(([, value]) => value !== undefined)
  const { letters, next } = await call(operator.listLetters, { query: Object.fromEntries(given) }, link)
  for (const letter of letters) console.log(letterRow(letter))
  if (next) console.log(`more: --after ${next}`)
}
