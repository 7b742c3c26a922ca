import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/claim-register'
import { claimStatuses } from '@amparo/rules/claims/claim-timeline'
import { claimLines, claimRow } from './claim-lines.ts'
import { type Link, runOperatorCommand, type Values, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run claims -- list [--status <status>] [--benefit <code>] [--country <code>] [--after <id>]
       npm run claims -- show <number>
       npm run claims -- status <number> <status> [--note <text>]
       npm run claims -- request-document <number> <document> [--note <text>]
       npm run claims -- receive <number> <document> [--note <text>]
       npm run claims -- revoke-receipt <number> [--note <text>]
statuses: ${claimStatuses.join(', ')}`

const options = ['status', 'benefit', 'country', 'after', 'note']

await runOperatorCommand({ usage, options }, async ([verb, claimNumber = '', what = ''], values, link) => {
  const change = values.note ? { note: values.note } : {}
  const params = { claimNumber: claimNumber.toUpperCase() }
  const print = (claim: operator.ClaimDetails) => console.log(claimLines(claim).join('\n'))

  if (verb === 'list') return list(values, link)
  if (verb === 'show') return print(await call(operator.showClaim, { params }, link))
  if (verb === 'status' && isStatus(what))
    return print(await call(operator.setClaimStatus, { params, body: { status: what, ...change } }, link))
  if (verb === 'request-document')
    return print(await call(operator.requestClaimDocument, { params, body: { document_id: what, ...change } }, link))
  if (verb === 'revoke-receipt') return print(await call(operator.revokeClaimReceipt, { params, body: change }, link))
  if (verb !== 'receive') throw new WrongUsage()
  const document = { ...params, documentId: what }
  print(await call(operator.receiveClaimDocument, { params: document, body: change }, link))
})

async function list({ status, benefit: benefit_code, country, after }: Values, link: Link) {
  const given = Object.entries({ status, benefit_code, country, after }).filter(([, value]) => value !== undefined)
  const { claims, next } = await call(operator.listClaims, { query: Object.fromEntries(given) }, link)
  for (const claim of claims) console.log(claimRow(claim))
  if (next) console.log(`more: --after ${next}`)
}

function isStatus(text: string): text is operator.ClaimStatus {
  return (claimStatuses as readonly string[]).includes(text)
}
