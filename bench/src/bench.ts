import '../../scripts/require-node.ts'
import '@amparo/service/process/undici-fetch'
import { cpus } from 'node:os'
import type { Figure, Measurement } from './figures/measurement.ts'
import { tableOf } from './figures/table.ts'
import { measure as benefitsRatio } from './measurements/benefits-ratio.ts'
import { measure as billing } from './measurements/billing.ts'
import { measure as cheapRequests } from './measurements/cheap-requests.ts'
import { measure as engineBytes } from './measurements/engine-bytes.ts'
import { measure as formEngine } from './measurements/form-engine.ts'
import { measure as formPage } from './measurements/form-page.ts'
import { measure as layoutShift } from './measurements/layout-shift.ts'
import { measure as letterPdf } from './measurements/letter-pdf.ts'
import { measure as lighthouse } from './measurements/lighthouse.ts'
import { measure as loginBytes } from './measurements/login-bytes.ts'
import { measure as policyOverview } from './measurements/policy-overview.ts'
import { measure as routeBytes } from './measurements/route-bytes.ts'
import { measure as secondStart } from './measurements/second-start.ts'
import { measure as statusTiming } from './measurements/status-timing.ts'
import { measure as submits } from './measurements/submits.ts'
import { measure as updateQuote } from './measurements/update-quote.ts'
import { measure as uploadFrames } from './measurements/upload-frames.ts'

// npm run bench [-- name …]: each measurement starts its own product on a temporary data folder.

const measurements: Measurement[] = [
  { name: 'login-bytes', measure: loginBytes },
  { name: 'route-bytes', measure: routeBytes },
  { name: 'lighthouse', measure: lighthouse },
  { name: 'layout-shift', measure: layoutShift },
  { name: 'benefits-ratio', measure: benefitsRatio },
  { name: 'form-page', measure: formPage },
  { name: 'engine-bytes', measure: engineBytes },
  { name: 'form-engine', measure: formEngine },
  { name: 'upload-frames', measure: uploadFrames },
  { name: 'second-start', measure: secondStart },
  { name: 'status-timing', measure: statusTiming },
  { name: 'letter-pdf', measure: letterPdf },
  { name: 'cheap-requests', measure: cheapRequests },
  { name: 'submits', measure: submits },
  { name: 'update-quote', measure: updateQuote },
  { name: 'policy-overview', measure: policyOverview },
  { name: 'billing', measure: billing },
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
  // Vite sets it to "production" when a measurement builds pages, and the product of the next one would not start with that.
  delete process.env.NODE_ENV
}

console.log(tableOf(figures))
console.log(`\nOn ${cpus().length} cores, shared with whatever else ran: ratios and bytes travel, seconds do not.`)
if (figures.some(({ met }) => !met)) process.exitCode = 1
