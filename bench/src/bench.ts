import '../../scripts/require-node.ts'
import { cpus } from 'node:os'
import * as benefitsRatio from './benefits-ratio.ts'
import * as billing from './billing.ts'
import * as cheapRequests from './cheap-requests.ts'
import * as engineBytes from './engine-bytes.ts'
import * as formEngine from './form-engine.ts'
import * as formPage from './form-page.ts'
import * as layoutShift from './layout-shift.ts'
import * as letterPdf from './letter-pdf.ts'
import * as lighthouse from './lighthouse.ts'
import * as loginBytes from './login-bytes.ts'
import type { Figure, Measurement } from './measurement.ts'
import * as policyOverview from './policy-overview.ts'
import * as routeBytes from './route-bytes.ts'
import * as secondStart from './second-start.ts'
import * as statusTiming from './status-timing.ts'
import * as submits from './submits.ts'
import { tableOf } from './table.ts'
import * as updateQuote from './update-quote.ts'
import * as uploadFrames from './upload-frames.ts'

// npm run bench [-- name …]: each measurement starts its own product on a temporary data folder.

const measurements: Measurement[] = [
  { name: 'login-bytes', ...loginBytes },
  { name: 'route-bytes', ...routeBytes },
  { name: 'lighthouse', ...lighthouse },
  { name: 'layout-shift', ...layoutShift },
  { name: 'benefits-ratio', ...benefitsRatio },
  { name: 'form-page', ...formPage },
  { name: 'engine-bytes', ...engineBytes },
  { name: 'form-engine', ...formEngine },
  { name: 'upload-frames', ...uploadFrames },
  { name: 'second-start', ...secondStart },
  { name: 'status-timing', ...statusTiming },
  { name: 'letter-pdf', ...letterPdf },
  { name: 'cheap-requests', ...cheapRequests },
  { name: 'submits', ...submits },
  { name: 'update-quote', ...updateQuote },
  { name: 'policy-overview', ...policyOverview },
  { name: 'billing', ...billing },
]

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130))

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !measurements.some((one) => one.name === name))
if (unknown.length > 0) {
  console.error(`no measurement ${unknown.join(', ')}; there are ${measurements.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

const figures: Figure[] = []
for (const { name, measure } of measurements) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.error(`${name} …`)
  figures.push(...(await measure()))
}

console.log(tableOf(figures))
console.log(`\nOn ${cpus().length} cores, shared with whatever else ran: ratios and bytes travel, seconds do not.`)
if (figures.some(({ met }) => !met)) process.exitCode = 1
