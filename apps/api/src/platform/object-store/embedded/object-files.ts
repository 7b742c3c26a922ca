import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Content } from '../object-store.ts'

/** How often a file that is being written shows that its writer is alive, even if nothing arrives. */
const SIGN_OF_LIFE_MS = 30_000
const NAME = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export type WrittenFile = { file: string; size: number; etag: string }
export type ObjectFiles = ReturnType<typeof openObjectFiles>

/** Content in files with random names. A file counts only once a row names it, so a half-written one is never seen. */
export function openObjectFiles(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })

  /** Other files in the folder are not ours. */
  const list = async () => (await readdir(folder)).filter((file) => NAME.test(file))

  return {
    list,

    /** The file is on the disk when this resolves, and removed when `content` throws. */
    async write(content: Content): Promise<WrittenFile> {
      const file = randomUUID()
      const digest = createHash('md5')
      let size = 0
      async function* measured() {
        for await (const chunk of content instanceof Uint8Array ? [content] : content) {
          digest.update(chunk)
          size += chunk.length
          yield chunk
        }
      }
      const handle = await open(join(folder, file), 'wx', 0o600)
      const living = setInterval(() => void handle.utimes(new Date(), new Date()).catch(() => {}), SIGN_OF_LIFE_MS)
      try {
        await handle.writeFile(measured())
        await handle.sync()
      } catch (error) {
        await rm(join(folder, file), { force: true })
        throw error
      } finally {
        clearInterval(living)
        await handle.close()
      }
      await syncFolder(folder)
      return { file, size, etag: `"${digest.digest('hex')}"` }
    },

    async read(file: string): Promise<Readable | null> {
      try {
        return (await open(join(folder, file))).createReadStream()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },

    remove: (file: string) => rm(join(folder, file), { force: true }),

    /** Those of the files that nobody has written to since `before`, by the file system's clock. */
    async olderThan(before: Date, files: readonly string[]): Promise<string[]> {
      const times = await Promise.all(files.map((file) => stat(join(folder, file)).catch(() => null)))
      return files.filter((_, index) => (times[index]?.mtime ?? before) < before)
    },
  }
}

/** A new file survives a crash only if its folder is flushed too. */
async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
