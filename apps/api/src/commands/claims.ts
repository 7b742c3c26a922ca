import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { CallFailed, call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/claim-register'
import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import { claimLines, claimRow } from './claim-lines.ts'
import { operatorLink } from './operator-link.ts'

const usage = `usage: npm run claims -- list [--status <status>] [--benefit <code>] [--country <code>] [--after <id>]
       npm run claims -- show <number>
       npm run claims -- status <number> <status> [--note <text>] [--author <name>]
       npm run claims -- request-document <number> <document> [--note <text>] [--author <name>]
       npm run claims -- receive <number> <document> [--note <text>] [--author <name>]
statuses: ${claimStatuses.join(', ')}`

const text = { type: 'string' } as const
const link = operatorLink(process.env)
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { status: text, benefit: text, country: text, after: text, note: text, author: text },
  })
  await run(positionals, values)
} catch (error) {
  if (error instanceof TypeError) fail(usage)
  if (!(error instanceof CallFailed)) throw error
  if (error.code === 'network_error') fail(`no server answers at ${link.origin}: start it, or set AMPARO_URL`)
  if (error.code === 'invalid_request') fail(usage)
  fail(`the server refused: ${error.code}, request ${error.requestId}`)
}

async function run([verb, claimNumber = '', what = '']: string[], values: Partial<Record<string, string>>) {
  const change = { author: values.author ?? userInfo().username, ...(values.note && { note: values.note }) }
  const params = { claimNumber: claimNumber.toUpperCase() }
  const print = (claim: operator.ClaimDetails) => console.log(claimLines(claim).join('\n'))

  if (verb === 'list') return list(values)
  if (verb === 'show') return print(await call(operator.showClaim, { params }, link))
  if (verb === 'status' && isStatus(what))
    return print(await call(operator.setClaimStatus, { params, body: { status: what, ...change } }, link))
  if (verb === 'request-document')
    return print(await call(operator.requestClaimDocument, { params, body: { document_id: what, ...change } }, link))
  if (verb === 'receive') {
    const document = { ...params, documentId: what }
    return print(await call(operator.receiveClaimDocument, { params: document, body: change }, link))
  }
  fail(usage)
}

async function list({ status, benefit: benefit_code, country, after }: Partial<Record<string, string>>) {
  const given = Object.entries({ status, benefit_code, country, after }).filter(([, value]) => value !== undefined)
  const { claims, next } = await call(operator.listClaims, { query: Object.fromEntries(given) }, link)
  for (const claim of claims) console.log(claimRow(claim))
  if (next) console.log(`more: --after ${next}`)
}

function isStatus(text: string): text is operator.ClaimStatus {
  return (claimStatuses as readonly string[]).includes(text)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
