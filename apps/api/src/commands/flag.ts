import { call } from '@amparo/contract/call'
import { flagCodes, listFeatureFlags, setFeatureFlag } from '@amparo/contract/feature-flags'
import { runOperatorCommand, WrongUsage } from './run-operator-command.ts'

const usage = `usage: npm run flag -- <code> on|off\ncodes: ${flagCodes.join(', ')}`

await runOperatorCommand({ usage, options: [] }, async ([code, status], _, link) => {
  if (code === undefined) {
    for (const flag of await call(listFeatureFlags, {}, link)) console.log(`${flag.code} ${flag.status}`)
    return
  }
  if (!(flagCodes as readonly string[]).includes(code)) throw new WrongUsage(`${code} is not a flag`)
  if (status !== 'on' && status !== 'off') throw new WrongUsage()
  const flag = await call(setFeatureFlag, { params: { code }, body: { status } }, link)
  console.log(`${flag.code} is ${flag.status}`)
})
