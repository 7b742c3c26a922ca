import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../list-files.ts'

type Locked = {
  version?: string
  license?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
}
export type LockFile = { packages: Record<string, Locked> }
/** `isForProduct`: part of what runs in production, not only of how it is built and tested. */
export type LockedPackage = {
  name: string
  version: string
  license: string | null
  integrity: string | null
  isForProduct: boolean
  dependencies: readonly string[]
}

const FOLDER = 'node_modules/'

/** Every package of the lock file, once for each version. */
export function lockedPackages(lock: LockFile = readLock()): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const [path, { version, license, integrity, dev, link, dependencies = {} }] of Object.entries(lock.packages)) {
    if (!path.includes(FOLDER) || link || !version) continue
    const name = path.slice(path.lastIndexOf(FOLDER) + FOLDER.length)
    const known = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, {
      name,
      version,
      license: license ?? null,
      integrity: integrity ?? null,
      isForProduct: !dev || known?.isForProduct === true,
      dependencies: Object.keys(dependencies).sort(),
    })
  }
  return [...found.values()].sort((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, 'en'),
  )
}

function readLock(): LockFile {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile
}
