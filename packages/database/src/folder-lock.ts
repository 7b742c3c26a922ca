import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {
  constructor(folder: string, holder: number) {
    super(`the data folder ${folder} is in use by process ${holder}: stop that one first, or set another folder`)
    this.name = 'FolderInUse'
  }
}

/**
 * PGlite has no lock of its own, and two processes on one folder lose committed rows. The lock file contains the process id of the holder and
 * its start time, so that neither a crash nor a reused process id locks the folder forever.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'lock')
  const own = join(folder, `lock.${process.pid}`)
  writeFileSync(own, identityOf(process.pid) ?? '')
  try {
    // A link appears with its content or not at all, so nobody can read an incomplete lock.
    while (!linked(own, file)) {
      const holder = readHolder(file)
      if (holder === null) continue
      if (isRunning(holder)) throw new FolderInUse(folder, holder.pid)
      removeStale({ own, file, stale: holder })
    }
  } finally {
    rmSync(own, { force: true })
  }
  return () => rmSync(file, { force: true })
}

function linked(own: string, file: string): boolean {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Several processes may find the same stale lock. Only the one that creates the `.stale` file may remove it, and only if the lock is still
 * the same: otherwise a slower process could remove the new lock of a faster one.
 */
function removeStale({ own, file, stale }: { own: string; file: string; stale: Holder }) {
  const permission = `${file}.stale-${stale.pid}`
  if (!linked(own, permission)) {
    const remover = readHolder(permission)
    if (remover !== null && !isRunning(remover)) rmSync(permission, { force: true })
    return
  }
  if (readHolder(file)?.identity === stale.identity) rmSync(file, { force: true })
  rmSync(permission, { force: true })
}

type Holder = { pid: number; identity: string }

/** Null if the file has been removed in the meantime. */
function readHolder(file: string): Holder | null {
  try {
    const identity = readFileSync(file, 'utf8')
    return { pid: Number(identity.split(' ')[0]), identity }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

function isRunning({ pid, identity }: Holder): boolean {
  return identityOf(pid) === identity
}

/** "<pid> <start time>" of a running process, or null. Without /proc there is no start time. */
function identityOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')
    return `${pid} ${fields?.[19]}`
  } catch {
    return isAlive(pid) ? `${pid} -` : null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
