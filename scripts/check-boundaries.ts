import './require-node.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findImports } from './boundaries/find-imports.ts'
import { importCycles } from './boundaries/import-cycles.ts'
import { withoutOwnFetch } from './boundaries/own-fetch.ts'
import { problemsIn } from './boundaries/problems-in.ts'
import { unusedFiles } from './boundaries/unused-files.ts'
import { listFiles, root } from './list-files.ts'

const files = listFiles().filter((path) => !path.startsWith('docs/'))
const texts = new Map<string, string>()
const read = (path: string) => {
  const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8')
  texts.set(path, text)
  return text
}

const sources = files.filter((path) => /\.tsx?$/.test(path))
const imports = new Map(sources.map((path) => [path, findImports(path, read(path)).map(({ target }) => target)]))
const problems = [
  ...files.flatMap((path) => problemsIn(path, () => read(path))),
  ...importCycles(imports),
  ...unusedFiles(imports, isNamed),
  ...withoutOwnFetch(imports, read),
]

/** Workers, entries of HTML pages and scripts are started by a path rather than imported. */
function isNamed(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const quoted = new RegExp(`['"\`/]${name.replaceAll('.', '\\.')}['"\`? ]`)
  return files.some((other) => other !== path && /\.(ts|tsx|mjs|html|json)$/.test(other) && quoted.test(read(other)))
}

for (const problem of problems) console.error(problem)
console.log(`boundaries: ${files.length} files, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1
