import { BadSettings } from '@amparo/service/settings/settings'
import type { Adapters } from './adapters.ts'
import { dispensablePorts } from './port-settings.ts'

/**
 * Simulated money and messages that nobody gets must never look like real ones, whatever starts the API: the settings have been checked before, this
 * is for code that did not read them.
 */
export function assertRealPorts(adapters: Adapters, { NODE_ENV }: { NODE_ENV?: string | undefined }) {
  if (NODE_ENV !== 'production') return
  const { s3, smtp, twilio, stripe, clamdUrl, google, vehiclesUrl, without = [] } = adapters
  const real = { sms: twilio, payments: stripe, 'malware-scan': clamdUrl, maps: google, vehicles: vehiclesUrl }
  const undecided = dispensablePorts.filter((port) => !real[port] && !without.includes(port))
  const simulated = [...(s3 ? [] : ['uploads']), ...(smtp ? [] : ['mail']), ...undecided]
  if (simulated.length > 0)
    throw new BadSettings(`${simulated.join(', ')}: the embedded adapters do not run with NODE_ENV=production`)
}
