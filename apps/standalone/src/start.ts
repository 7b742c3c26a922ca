import { fail, runProcess } from '@amparo/service/process/run-process'
import { buildChanged } from '../../../scripts/build-changed.ts'
import { announcement } from './announce.ts'
import { readStandaloneSettings } from './settings.ts'
import { startStandalone } from './start-standalone.ts'

await runProcess(
  async () => {
    const settings = readStandaloneSettings(process.env)
    await buildChanged((text) => process.stdout.write(text))
    const { stop, rest, ...started } = await startStandalone(settings)
    process.stdout.write(announcement(started))
    rest.catch(fail)
    return stop
  },
  { service: 'standalone' },
)
