import { keepTicksFast } from './keep-ticks-fast.ts'
import { BadSettings } from './settings.ts'

type Stop = () => Promise<void>
const LONGEST_DRAIN_MS = 10_000

/**
 * Runs an entry point: a mistake of configuration is one line and exit 1; SIGINT and SIGTERM drain and exit 0; a child
 * whose parent is gone (the channel to it closes) stops as well.
 */
export async function runProcess(start: () => Promise<Stop>) {
  keepTicksFast()
  // A parent that went away before the start was over would not be missed later.
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

/** For what goes wrong later as well: one line and exit 1. */
export function fail(error: unknown): never {
  process.stderr.write(`amparo: ${lineOf(error)}\n`)
  process.exit(1)
}

function lineOf(error: unknown): string {
  if (error instanceof BadSettings || (error instanceof Error && error.name === 'FolderInUse')) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if ((code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') && path)
    return `cannot write to ${path}: make it writable, or set another folder`
  return message
}
