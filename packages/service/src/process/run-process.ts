import './undici-fetch.ts'
import { BadSettings } from '../settings/settings.ts'
import { startTelemetry } from '../telemetry/start-telemetry.ts'
import type { Draining } from './draining.ts'
import { watchMainThread } from './watch-main-thread.ts'

type Stop = () => Promise<void>
type Running = { stop: Stop; draining: Draining }
const LONGEST_DRAIN_MS = 10_000

const notStopped = (ms: number) => `the shutdown took longer than ${ms / 1000} s and was cut short; is the disk full?`

/**
 * Runs an entry point. A configuration error prints one line and exits with 1; SIGINT and SIGTERM finish open requests and exit
 * with 0; a child process also stops when its parent is gone (the channel to it closes). If something hangs, the process still ends, with one line.
 * `service` names the process in telemetry.
 */
export async function runProcess(
  start: () => Promise<Stop | Running>,
  { service = 'server', drainMs = LONGEST_DRAIN_MS } = {},
) {
  // Until the start is complete there is nothing to drain: if the parent goes away, exit at once.
  const leave = () => process.exit(1)
  process.on('disconnect', leave)
  try {
    // First, because servers and databases look once whether anybody listens.
    const stopTelemetry = await startTelemetry(process.env, { service })
    const started = await start()
    const { stop, draining }: Partial<Running> & { stop: Stop } =
      typeof started === 'function' ? { stop: started } : started
    watchMainThread()
    let stopping = false
    const end = async () => {
      if (stopping) return
      stopping = true
      await draining?.begin()
      setTimeout(() => fail(new Error(notStopped(drainMs))), drainMs).unref()
      stop()
        .then(stopTelemetry)
        .then(
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

/** Prints one line, or one for each wrong setting, and exits with 1; also for errors after the start. */
export function fail(error: unknown): never {
  process.stderr.write(`amparo: ${lineOf(error).replaceAll('\n', '\namparo: ')}\n`)
  process.exit(1)
}

function lineOf(error: unknown): string {
  if (error instanceof BadSettings || (error instanceof Error && error.name === 'FolderInUse')) return error.message
  const { code, path, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC')
    return `there is no space left on the disk${path ? ` of ${path}` : ''}: free some, or set another folder`
  if (code === 'EROFS' && path) return `${path} is on a read-only disk: mount it for writing, or set another folder`
  if ((code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR') && path)
    return `cannot write to ${path}: make it writable, or set another folder`
  return message
}
