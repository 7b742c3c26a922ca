import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export class FolderInUse extends Error {
  constructor(folder: string, holder: number) {
    super(`the data folder ${folder} is in use by process ${holder}: stop that one first, or set another folder`)
    this.name = 'FolderInUse'
  }
}

/**
 * PGlite has no lock of its own, and two processes on one folder lose committed rows. The holder's process id stands in
 * the file together with its start time, so that a crash does not lock the folder for ever and a reused id does not either.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, 'lock')
  const own = join(folder, `lock.${process.pid}`)
  writeFileSync(own, identityOf(process.pid) ?? '')
  try {
    // A link appears with its content or not at all, so nobody reads a lock that is half written.
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
 * Several may find the same dead holder at once. Only the one that holds the right to remove its lock does, and only while
 * that very lock is there: otherwise the slower would remove the new lock of the faster.
 */
function removeStale({ own, file, stale }: { own: string; file: string; stale: Holder }) {
  const right = `${file}.stale-${stale.pid}`
  if (!linked(own, right)) {
    const remover = readHolder(right)
    if (remover !== null && !isRunning(remover)) rmSync(right, { force: true })
    return
  }
  if (readHolder(file)?.identity === stale.identity) rmSync(file, { force: true })
  rmSync(right, { force: true })
}

type Holder = { pid: number; identity: string }

/** Null when the file went away since. */
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

/** "<pid> <start time>" of a living process, or null. Where /proc is missing, the id alone has to do. */
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
