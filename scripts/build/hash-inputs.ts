import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const NOT_BUILT = /^(node_modules|dist|data|\..*)$|\.(test\.tsx?|md|sql)$/

/** Hashes contents, not times, since a checkout changes those. Builds share files: each is read once. */
export function inputHasher(root: string): (inputs: string[]) => string {
  const seen = new Map<string, string>()

  return (inputs) => {
    const total = createHash('sha256')
    for (const path of inputs.flatMap((input) => filesUnder(root, input)).sort()) {
      const hash =
        seen.get(path) ??
        createHash('sha256')
          .update(readFileSync(join(root, path)))
          .digest('hex')
      seen.set(path, hash)
      total.update(`${path} ${hash}\n`)
    }

    return total.digest('hex')
  }
}

function filesUnder(root: string, path: string): string[] {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]

  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry: Dirent) => !NOT_BUILT.test(entry.name))
    .flatMap((entry: Dirent) =>
      entry.isDirectory() ? filesUnder(root, join(path, entry.name)) : join(path, entry.name),
    )
}
