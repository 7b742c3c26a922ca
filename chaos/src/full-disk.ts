import { mkdtempSync, rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { CallFailed, call } from '@amparo/contract/call'
import { authenticate } from '@amparo/contract/sign-in'
import { getUser } from '@amparo/contract/users'
import { openDatabase } from '@amparo/database/open-database'
import type { ServerProcess } from './server-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { startProduct } from './start-product.ts'

const DISK_MB = 800
/** Less than the product wants to have free. */
const NEARLY_FULL_MB = 100
const PEOPLE = 4
const MOST_TURNS = 100
const CALL_MS = 5_000
/** The product looks every two seconds; a machine that is busy gets more. */
const NOTICED_MS = 30_000
/** A clean shutdown may take ten seconds, and a blocked main thread is noticed after fifteen. */
const STOPPED_MS = 30_000

type Options = { log: (line: string) => void }
type Outcome = { broken: string[]; figures: string }

/** Fills the disk while people write: writes are refused, nothing hangs, and nothing that was confirmed is lost. Null if no disk can be mounted. */
export async function fullDisk({ log }: Options): Promise<Outcome | null> {
  const disk = mountSmallDisk(DISK_MB)
  if (!disk) return null
  let product: ServerProcess | undefined
  try {
    const unnoticed = await databaseWithoutSpace(disk)
    const { server, origin } = await startProduct(`${disk.folder}/data`)
    product = server
    const { broken, figures } = await scene({ disk, server, origin, log })
    return { broken: [...unnoticed, ...broken], figures }
  } finally {
    await product?.kill()
    disk.remove()
  }
}

/** The database finds no space for its log, which the product's own check makes unlikely. It must notice, and have every row after a restart. */
async function databaseWithoutSpace(disk: SmallDisk): Promise<string[]> {
  const [folder, migrations] = [`${disk.folder}/database`, mkdtempSync(`${disk.folder}/no-migrations-`)]
  let isNoticed = false
  const onBroken = () => {
    isNoticed = true
  }
  const database = await openDatabase({ folder, migrations, onBroken })
  await database.query('CREATE TABLE confirmed (number integer)')
  // Creates the table's file, so that the next rows need space only in the log.
  await database.query('INSERT INTO confirmed VALUES (0)')
  disk.fillUpTo(0)
  let confirmed = 0
  for (let turn = 0; turn < MOST_TURNS && !isNoticed; turn++) {
    const write = database.transaction(async (tx) => {
      await tx.query('INSERT INTO confirmed VALUES ($1)', [turn])
      await tx.query("SELECT pg_logical_emit_message(true, 'chaos', repeat('x', 1000000))")
    })
    await write.then(
      () => confirmed++,
      () => {},
    )
  }
  disk.free()
  // Closing may fail, as if the process had been killed.
  await database.close().catch(() => {})
  const again = await openDatabase({ folder, migrations, onBroken })
  const [stored] = await again.query<{ count: number }>('SELECT count(*)::integer AS count FROM confirmed')
  await again.close()
  rmSync(folder, { recursive: true })
  const isLost = (stored?.count ?? 0) < confirmed
  return [
    ...(isNoticed ? [] : ['a database that cannot write its log was not noticed']),
    ...(isLost ? [`${confirmed} rows were confirmed and ${stored?.count} are stored`] : []),
  ]
}

type Stage = { disk: SmallDisk; server: ServerProcess; origin: string; log: (line: string) => void }

async function scene({ disk, server, origin, log }: Stage): Promise<Outcome> {
  const broken: string[] = []
  const expectSoon = async (what: string, holds: () => Promise<boolean> | boolean) => {
    const startedAt = performance.now()
    while (!(await holds())) {
      if (performance.now() - startedAt > NOTICED_MS) return void broken.push(`not in time: ${what}`)
      await pause(100)
    }
    log(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  }
  const people = startPeople(origin)
  const health = () => statusOf(`${origin}/healthz`)

  await expectSoon('people begin sessions', () => people.confirmed.length > 5)
  disk.fillUpTo(NEARLY_FULL_MB)
  await expectSoon('a nearly full disk: writes are refused with 507', () => people.latest() === 507)
  if ((await health()) !== 507) broken.push('/healthz does not report the full disk')
  if ((await statusOf(`${origin}/api/feature_flags/v1/`)) !== 200) broken.push('reading fails on a full disk')
  disk.free()
  await expectSoon('space again: writes work', () => people.latest() === 200)

  disk.fillUpTo(0)
  log('no byte is left while people write')
  await pause(5_000)
  log(`health answers ${await health()}, writes answer ${people.latest()}`)
  const stopAt = performance.now()
  const isStopped = await Promise.race([server.stop().then(() => true), pause(STOPPED_MS, false)])
  const stopSeconds = ((performance.now() - stopAt) / 1000).toFixed(1)
  if (!isStopped) broken.push(`the product did not stop within ${STOPPED_MS / 1000} s`)
  log(
    `SIGTERM on a full disk: it ${isStopped ? 'stopped after' : 'still runs after'} ${stopSeconds} s. ${server.lastLine()}`,
  )
  await server.kill()
  await people.stop()

  disk.free()
  await server.start()
  let lost = 0
  for (const token of people.confirmed)
    if ((await statusOf(origin + getUser.path, { authorization: `Bearer ${token}` })) !== 200) lost++
  if (lost > 0) broken.push(`${lost} confirmed sessions are lost`)
  await server.stop()

  disk.makeReadOnly()
  const refusal = await server.start().then(
    () => 'it started',
    (error: Error) => error.message,
  )
  if (!/read-only/.test(refusal)) broken.push(`the error for a read-only folder does not say so: ${refusal}`)
  return { broken, figures: `${people.confirmed.length} confirmed sessions, stopped after ${stopSeconds} s` }
}

/** People who begin one session after another, each from its own address, until they are stopped. */
function startPeople(origin: string) {
  const confirmed: string[] = []
  let latest = 0
  let isOver = false
  let count = 0

  async function person() {
    while (!isOver) {
      const number = ++count
      const headers = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
      const body = { email: `person${number}@mail.example` }
      try {
        const session = await call(authenticate, { body }, { origin, headers, signal: AbortSignal.timeout(CALL_MS) })
        confirmed.push(session.guest_session_token)
        latest = 200
      } catch (error) {
        latest = error instanceof CallFailed ? error.status : 0
      }
      await pause(20)
    }
  }
  const all = Array.from({ length: PEOPLE }, person)

  return {
    confirmed,
    latest: () => latest,
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

const statusOf = (address: string, headers: Record<string, string> = {}) =>
  fetch(address, { headers, signal: AbortSignal.timeout(CALL_MS) }).then(
    ({ status }) => status,
    () => 0,
  )
