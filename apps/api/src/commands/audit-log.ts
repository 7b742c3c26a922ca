import * as operator from '@amparo/contract/audit-log'
import { call } from '@amparo/contract/call'
import { auditRow } from './audit-row.ts'
import { runOperatorCommand, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run audit-log -- list [--author <name of a key>] [--before <position>] [--limit 1 to 100]
       npm run audit-log -- check`

await runOperatorCommand({ usage, options: ['author', 'before', 'limit'] }, async ([verb, ...more], query, link) => {
  if (more.length > 0) throw new WrongUsage()
  if (verb === 'list') {
    const { entries, next } = await call(operator.listAuditLog, { query: query as Record<string, string> }, link)
    for (const entry of entries) console.log(auditRow(entry))
    if (next !== null) console.log(`more: npm run audit-log -- list --before ${next}`)
    return
  }
  if (verb !== 'check' || Object.keys(query).length > 0) throw new WrongUsage()
  const { entries, broken_at, last_hash } = await call(operator.checkAuditLog, {}, link)
  if (broken_at === null)
    return console.log(`${entries} entries, none changed or missing; the last one is ${last_hash ?? '-'}`)
  console.error(`entry ${broken_at} was changed, or entries before it are missing`)
  process.exitCode = 1
})
