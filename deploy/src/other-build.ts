import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A copy of the portal's build in which every asset has another name, as in another version. */
export function otherBuild(built: string, folder: string): string {
  cpSync(built, folder, { recursive: true })
  const assetFolders = ['client/assets', 'widget/assets'].map((name) => join(folder, name))
  const names = assetFolders.flatMap((place) => readdirSync(place)).filter((name) => !/\.(br|gz)$/.test(name))
  const renamed = new Map(names.map((name) => [name, name.replace(/\.(\w+)$/, 'Other.$1')]))
  for (const place of assetFolders)
    for (const name of readdirSync(place)) {
      const other = renamed.get(name)
      // The compressed copies would still contain the old names.
      if (other) renameSync(join(place, name), join(place, other))
      else rmSync(join(place, name))
    }
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(js|css|html)$/.test(name))
  const known = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const name of all) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replace(known, (found) => renamed.get(found) ?? found),
    )
  }
  return folder
}
