import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BackupProblem } from '@amparo/database/backup/backup-problem'

/** Secrets that the product has made beside its data. Without them, nobody could read what is restored. */
export function secretFiles(data: string): Map<string, string> {
  const names = globSync(['*.secret', '*.secret.previous', 'operator.key', 'vault/*.key', 'vault/*.secret'], {
    cwd: data,
  })
  return new Map(names.map((name) => [name, readFileSync(join(data, name), 'utf8').trim().replaceAll('\n', ',')]))
}

/** A secret of the same name is never replaced by another: something may be encrypted with it. */
export function refuseOtherSecret(data: string, name: string, value: string) {
  if (!/^(?:vault\/)?[a-z-]+\.(?:secret|key|secret\.previous)$/.test(name))
    throw new BackupProblem('the backup has a secret with a name that is not ours')
  const file = join(data, name)
  if (existsSync(file) && readFileSync(file, 'utf8').trim() !== value.replaceAll(',', '\n'))
    throw new BackupProblem(`${file} is another secret than that of the backup: move it away, then restore again`)
}

export function writeSecretFile(data: string, name: string, value: string) {
  const file = join(data, name)
  if (existsSync(file)) return
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${value.replaceAll(',', '\n')}\n`, { mode: 0o600, flush: true })
}
