import { randomUUID } from 'node:crypto'
import { userInfo } from 'node:os'
import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/operator-policies'
import { accountLine, eventLine, policyLines, policyRow } from './policy-lines.ts'
import { type Link, runOperatorCommand, type Values, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run policies -- list [--status <status>] [--after <id>] [--author <name>]
       npm run policies -- show <policy> [--author <name>]
       npm run policies -- history <policy> [--after <place>] [--author <name>]
       npm run policies -- resend-link <policy> [--author <name>]
       npm run policies -- cancel <policy> [--note <text>] [--author <name>]
       npm run policies -- charge <policy> [--request <uuid>] [--author <name>]
       npm run policies -- refund <policy> <dollars> [--request <uuid>] [--author <name>]
<policy> is the number of a policy, or the id of a policy or quote.
Pass the request of a run that failed to be sure that nothing is charged or returned twice.`

const options = ['status', 'after', 'note', 'request', 'author']

await runOperatorCommand({ usage, options }, async ([verb, id = '', what = ''], values, link) => {
  const { author = userInfo().username, note } = values
  const params = { id }
  const print = (account: operator.OperatorAccount) => console.log(accountLine(account))

  if (verb === 'list') return list({ ...values, author }, link)
  if (verb === 'show') {
    const shown = await call(operator.showOperatorPolicy, { params, query: { author } }, link)
    return console.log(policyLines(shown).join('\n'))
  }
  if (verb === 'history') return history(id, { ...values, author }, link)
  if (verb === 'cancel')
    return print(await call(operator.cancelOperatorPolicy, { params, body: { author, ...(note && { note }) } }, link))
  if (verb === 'charge')
    return print(await call(operator.chargeOperatorPolicy, { params, body: { author, ...requestOf(values) } }, link))
  if (verb === 'refund') {
    const body = { author, ...requestOf(values), amount: dollarsIn(what) }
    return print(await call(operator.refundOperatorPolicy, { params, body }, link))
  }
  if (verb !== 'resend-link') throw new WrongUsage()
  await call(operator.resendPolicyLink, { params, body: { author } }, link)
  console.log("a sign-in link was sent to the policyholder's address")
})

async function list({ author, status, after }: Values & { author: string }, link: Link) {
  const query = { author, ...given({ status, after }) }
  const { policies, next } = await call(operator.listOperatorPolicies, { query }, link)
  for (const policy of policies) console.log(policyRow(policy))
  if (next) console.log(`more: --after ${next}`)
}

async function history(id: string, { author, after }: Values & { author: string }, link: Link) {
  const query = { author, ...given({ after }) }
  const { events, next } = await call(operator.listPolicyHistory, { params: { id }, query }, link)
  for (const event of events) console.log(eventLine(event))
  if (next) console.log(`more: --after ${next}`)
}

function given(values: Values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Named before the call, so that it can be repeated if no answer comes. */
function requestOf({ request = randomUUID() }: Values) {
  console.error(`request ${request}`)
  return { request_id: request }
}

function dollarsIn(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text)) throw new WrongUsage('an amount is dollars and cents, such as 6.30')
  return Number(text)
}
