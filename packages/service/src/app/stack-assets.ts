import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BadSettings } from '../settings/settings.ts'

const DAY_MS = 86_400_000
/** Longer than anybody leaves a page open. */
const KEPT_MS = 60 * DAY_MS

type App = Pick<FastifyInstance, 'addHook' | 'log'>
type Options = { built: string; shared: string; setting: string }

/**
 * Puts the built assets beside those of other versions, before a page asks for them: while versions are exchanged, a page of one may reach a
 * server of the other, and an open page asks for its chunks long afterwards. Names contain a hash of the content, so no version replaces a file of another.
 * Returns the folders to serve, this version's own first. Its files get a new date every day, so that they stay for their time after the last day.
 */
export async function stackAssets(app: App, { built, shared, setting }: Options): Promise<string[]> {
  const copyAll = async () => {
    for (const name of await readdir(built)) await copyOrRenew(join(built, name), join(shared, name), new Date())
  }
  try {
    await mkdir(shared, { recursive: true })
    await copyAll()
    for (const name of await readdir(shared)) await removeOld(join(shared, name), new Date())
  } catch (error) {
    throw new BadSettings(`${setting} is wrong: ${shared} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  // One after the other, so that closing waits for the last.
  let renewing = Promise.resolve()
  const renewDates = () => copyAll().catch((error) => app.log.error({ err: error }, `${setting} cannot be written`))
  const daily = setInterval(() => {
    renewing = renewing.then(renewDates)
  }, DAY_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(daily)
    await renewing
  })
  return [built, shared]
}

/** Copies a file, under another name first, so that nobody is served half of it. One that exists gets the new date instead, which keeps it from being removed. */
async function copyOrRenew(from: string, to: string, now: Date) {
  const isThere = await utimes(to, now, now).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const unfinished = `${to}.${randomUUID()}.part`
  await copyFile(from, unfinished)
  await utimes(unfinished, now, now)
  await rename(unfinished, to)
}

/** Another replica may remove it at the same moment. Folders are not ours: a new volume contains lost+found. */
async function removeOld(file: string, now: Date) {
  const found = await stat(file).catch(() => null)
  if (found?.isFile() && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true })
}
