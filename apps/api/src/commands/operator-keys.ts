import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/operator-keys'
import { keyRow } from './key-row.ts'
import { runOperatorCommand, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run operator-keys -- add <name>
       npm run operator-keys -- list
       npm run operator-keys -- revoke <name>
A name is 2 to 40 small letters, digits, dots, dashes and underscores, and begins with a letter. It stays taken after its key is revoked.`

await runOperatorCommand({ usage, options: [] }, async ([verb, name, ...more], _, link) => {
  if (more.length > 0) throw new WrongUsage()
  if (verb === 'list' && name === undefined) {
    for (const key of (await call(operator.listOperatorKeys, {}, link)).keys) console.log(keyRow(key))
    return
  }
  if (!name) throw new WrongUsage()
  if (verb === 'revoke') return console.log(keyRow(await call(operator.revokeOperatorKey, { params: { name } }, link)))
  if (verb !== 'add') throw new WrongUsage()
  const { key } = await call(operator.addOperatorKey, { body: { name } }, link)
  console.error(`The key of ${name} is shown only now. Give it to commands as OPERATOR_KEY.`)
  console.log(key)
})
