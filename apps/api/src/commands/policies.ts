import { userInfo } from 'node:os'
import { call } from '@amparo/contract/call'
import { listOperatorPolicies, resendPolicyLink, showOperatorPolicy } from '@amparo/contract/operator-policies'
import { policyLines, policyRow } from './policy-lines.ts'
import { type Link, runOperatorCommand, type Values, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run policies -- list [--status <status>] [--after <id>] [--author <name>]
       npm run policies -- show <id> [--author <name>]
       npm run policies -- resend-link <id> [--author <name>]`

const options = ['status', 'after', 'author']

await runOperatorCommand({ usage, options }, async ([verb, id = ''], values, link) => {
  const { author = userInfo().username } = values
  const params = { id }

  if (verb === 'list') return list({ ...values, author }, link)
  if (verb === 'show') {
    const shown = await call(showOperatorPolicy, { params, query: { author } }, link)
    return console.log(policyLines(shown).join('\n'))
  }
  if (verb !== 'resend-link') throw new WrongUsage()
  await call(resendPolicyLink, { params, body: { author } }, link)
  console.log("a sign-in link was sent to the policyholder's address")
})

async function list({ author, status, after }: Values & { author: string }, link: Link) {
  const given = Object.entries({ status, after }).filter(([, value]) => value !== undefined)
  const query = { author, ...Object.fromEntries(given) }
  const { policies, next } = await call(listOperatorPolicies, { query }, link)
  for (const policy of policies) console.log(policyRow(policy))
  if (next) console.log(`more: --after ${next}`)
}
