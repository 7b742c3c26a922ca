import { CallFailed, call } from '@amparo/contract/call'
import { flagCodes, listFeatureFlags, setFeatureFlag } from '@amparo/contract/feature-flags'
import { operatorLink } from './operator-link.ts'

const usage = `usage: npm run flag -- <code> on|off\ncodes: ${flagCodes.join(', ')}`

const [code, status] = process.argv.slice(2)
const link = operatorLink(process.env)

try {
  if (code === undefined) {
    for (const flag of await call(listFeatureFlags, {}, link)) console.log(`${flag.code} ${flag.status}`)
  } else if (status === 'on' || status === 'off') {
    const flag = await call(setFeatureFlag, { params: { code }, body: { status } }, link)
    console.log(`${flag.code} is ${flag.status}`)
  } else fail(usage)
} catch (error) {
  if (!(error instanceof CallFailed)) throw error
  if (error.code === 'unknown_flag') fail(`${code} is not a flag\n${usage}`)
  if (error.code === 'network_error') fail(`no server answers at ${link.origin}: start it, or set AMPARO_URL`)
  fail(`the server refused: ${error.code}, request ${error.requestId}`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
