import { randomUUID } from 'node:crypto'
import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/operator-policies'
import { accountLine, eventLine, policyLines, policyRow } from './policy-lines.ts'
import { type Link, runOperatorCommand, type Values, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run policies -- list [--status <status>] [--after <id>]
       npm run policies -- show <policy>
       npm run policies -- history <policy> [--after <position>]
       npm run policies -- resend-link <policy>
       npm run policies -- cancel <policy> [--note <text>]
       npm run policies -- charge <policy> [--request <uuid>]
       npm run policies -- refund <policy> <dollars> [--request <uuid>]
<policy> is the number of a policy, or the id of a policy or quote.
If a run fails, repeat it with the request id that it printed, so that nothing is charged or refunded twice.`

const options = ['status', 'after', 'note', 'request']

await runOperatorCommand({ usage, options }, async ([verb, id = '', what = ''], values, link) => {
  const { note } = values
  const params = { id }
  const print = (account: operator.OperatorAccount) => console.log(accountLine(account))

  if (verb === 'list') return list(values, link)
  if (verb === 'show') {
    const shown = await call(operator.showOperatorPolicy, { params }, link)
    return console.log(policyLines(shown).join('\n'))
  }
  if (verb === 'history') return history(id, values, link)
  if (verb === 'cancel')
    return print(await call(operator.cancelOperatorPolicy, { params, body: note ? { note } : {} }, link))
  if (verb === 'charge')
    return print(await call(operator.chargeOperatorPolicy, { params, body: requestOf(values) }, link))
  if (verb === 'refund') {
    const body = { ...requestOf(values), amount: dollarsIn(what) }
    return print(await call(operator.refundOperatorPolicy, { params, body }, link))
  }
  if (verb !== 'resend-link') throw new WrongUsage()
  await call(operator.resendPolicyLink, { params }, link)
  console.log("a sign-in link was sent to the policyholder's address")
})

async function list({ status, after }: Values, link: Link) {
  const query = given({ status, after })
  const { policies, next } = await call(operator.listOperatorPolicies, { query }, link)
  for (const policy of policies) console.log(policyRow(policy))
  if (next) console.log(`more: --after ${next}`)
}

async function history(id: string, { after }: Values, link: Link) {
  const query = given({ after })
  const { events, next } = await call(operator.listPolicyHistory, { params: { id }, query }, link)
  for (const event of events) console.log(eventLine(event))
  if (next) console.log(`more: --after ${next}`)
}

function given(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Prints the request id before the call, so that the operator can repeat it if no answer comes. */
function requestOf({ request = randomUUID() }: Values) {
  console.error(`request ${request}`)
  return { request_id: request }
}

function dollarsIn(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) throw new WrongUsage('the amount must be in dollars and cents, such as 6.30')
  return Number(text)
}
