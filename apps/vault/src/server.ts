import { runProcess } from '@amparo/service/run-process'
import { readVaultSettings } from './settings/vault-settings.ts'
import { startVault } from './start-vault.ts'

await runProcess(async () => {
  const { publicPort, internalPort, close } = await startVault(readVaultSettings(process.env))
  process.send?.({ type: 'listening', publicPort, internalPort })
  return close
})
