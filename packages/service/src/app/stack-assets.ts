import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { BadSettings } from '../settings/settings.ts'

/** Longer than anybody leaves a page open. */
const KEPT_MS = 60 * 86_400_000

type Options = { built: string; shared: string; setting: string; now?: Date }

/**
 * Puts the built assets beside those of other versions, before a page asks for them: while versions are exchanged, a page of one may reach a
 * server of the other, and an open page asks for its chunks long afterwards. Names contain a hash of the content, so no version replaces a file of another.
 * Returns the folders to serve, this version's own first.
 */
export async function stackAssets({ built, shared, setting, now = new Date() }: Options): Promise<string[]> {
  try {
    await mkdir(shared, { recursive: true })
    for (const name of await readdir(built)) await put(join(built, name), join(shared, name), now)
    for (const name of await readdir(shared)) await removeOld(join(shared, name), now)
  } catch (error) {
    throw new BadSettings(`${setting} is wrong: ${shared} cannot be written (${(error as NodeJS.ErrnoException).code})`)
  }
  return [built, shared]
}

/** Under another name first, so that nobody is served half a file. A file that is there is marked as still in use. */
async function put(from: string, to: string, now: Date) {
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

/** Another replica may remove it at the same moment. */
async function removeOld(file: string, now: Date) {
  const found = await stat(file).catch(() => null)
  if (found && now.getTime() - found.mtimeMs > KEPT_MS) await rm(file, { force: true })
}
