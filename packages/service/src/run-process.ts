import { BadSettings } from './settings.ts'

type Stop = () => Promise<void>
const LONGEST_DRAIN_MS = 10_000

/**
 * Runs an entry point. A configuration error prints one line and exits with 1; SIGINT and SIGTERM finish open requests and exit
 * with 0; a child process also stops when its parent is gone (the channel to it closes).
 */
export async function runProcess(start: () => Promise<Stop>) {
  // Until the start is complete there is nothing to drain: if the parent goes away, exit at once.
  const leave = () => process.exit(1)
  process.on('disconnect', leave)
  try {
    const stop = await start()
    let stopping = false
    const end = () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), LONGEST_DRAIN_MS).unref()
      stop().then(
        () => process.exit(0),
        (error) => fail(error),
      )
    }
    process.on('SIGINT', end).on('SIGTERM', end)
    process.on('disconnect', end).off('disconnect', leave)
  } catch (error) {
    fail(error)
  }
}

/** Prints one line and exits with 1; also for errors after the start. */
export function fail(error: unknown): never {
  process.stderr.write(`amparo: ${lineOf(error)}\n`)
  process.exit(1)
}

function lineOf(error: unknown): string {
  if (error instanceof BadSettings || (error instanceof Error && error.name === 'FolderInUse')) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'EROFS' && path) return `${path} is on a read-only disk: mount it for writing, or set another folder`
  if ((code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR') && path)
    return `cannot write to ${path}: make it writable, or set another folder`
  return message
}
