import { hash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredTexts } from './stored-texts.ts'

const NAME = /^(\w+)\.([\w-]+)\.json$/

/** Kept texts in a folder that replicas share, for a process without a database. */
export function storedInFolder(folder: string): StoredTexts {
  const placeOf = (source: string) => join(folder, hash('sha256', source).slice(0, 16))

  return {
    async read(source) {
      const place = placeOf(source)
      const files = (await readdir(place).catch(noneYet)).flatMap((name) => {
        const [, language, slug] = NAME.exec(name) ?? []
        return language && slug ? { language, slug, file: join(place, name) } : []
      })
      return Promise.all(
        files.map(async ({ language, slug, file }) => ({ language, slug, text: await readFile(file, 'utf8') })),
      )
    },

    async store(source, { language, slug, text }) {
      const file = join(placeOf(source), `${language}.${slug}.json`)
      await mkdir(placeOf(source), { recursive: true })
      // Under another name first, so that nobody reads half a file.
      const unfinished = `${file}.${randomUUID()}.part`
      await writeFile(unfinished, text)
      await rename(unfinished, file)
    },
  }
}

function noneYet(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
