import { fail, runProcess } from '@amparo/service/process/run-process'
import { movedClock } from './moved-clock.ts'
import { readVaultSettings } from './settings/vault-settings.ts'
import { startVault } from './start-vault.ts'

await runProcess(
  async () => {
    const now = movedClock(process, process.env)
    const settings = readVaultSettings(process.env)
    const { publicPort, internalPort, draining, close } = await startVault(settings, { now, onBroken: fail })
    process.send?.({ type: 'listening', publicPort, internalPort })
    return { draining, stop: close }
  },
  { service: 'vault' },
)
