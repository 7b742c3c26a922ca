import { fail, runProcess } from '@amparo/service/run-process'
import { movedClock } from './moved-clock.ts'
import { readVaultSettings } from './settings/vault-settings.ts'
import { startVault } from './start-vault.ts'

await runProcess(
  async () => {
    const now = movedClock(process, process.env)
    const { publicPort, internalPort, close } = await startVault(readVaultSettings(process.env), {
      now,
      onBroken: fail,
    })
    process.send?.({ type: 'listening', publicPort, internalPort })
    return close
  },
  { service: 'vault' },
)
