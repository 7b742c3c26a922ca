import { call } from '@amparo/contract/call'
import * as operator from '@amparo/contract/keys'
import { runOperatorCommand, WrongUsage } from './run-operator-command.ts'
import { secretRow } from './secret-row.ts'

const usage = `usage: npm run keys -- status
       npm run keys -- rotate
Set the new secret and the old one (…_SECRET_PREVIOUS) in every replica first; docs/operating/keys.md has the steps.`

await runOperatorCommand({ usage, options: [] }, async ([verb, ...more], _, link) => {
  if (more.length > 0) throw new WrongUsage()
  if (verb === 'status') {
    for (const secret of (await call(operator.listSecrets, {}, link)).secrets) console.log(secretRow(secret))
    return
  }
  if (verb !== 'rotate') throw new WrongUsage()
  for (;;) {
    const { changed, left, unreadable, is_stuck } = await call(operator.rotateKeys, {}, link)
    console.log(`${changed} encrypted again, ${left} left`)
    if (left === 0) return console.log('nothing is encrypted with an older key: remove the …_SECRET_PREVIOUS settings')
    if (!is_stuck) continue
    console.error(
      unreadable > 0 ? `${unreadable} values are opened by no key in the settings` : 'rows are locked: try again',
    )
    process.exitCode = 1
    return
  }
})
