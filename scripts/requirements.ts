import './require-node.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { namedIds } from './ledger/named-ids.ts'
import { parseLedger, type Requirement } from './ledger/parse-ledger.ts'
import { listFiles, root } from './list-files.ts'

// Which requirements of docs/requirements are named in test titles.
// npm run requirements [-- --missing [area]] [-- --check]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean' }, missing: { type: 'boolean' } },
})

const folder = join(root, 'docs/requirements')
const ledger = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, requirements: parseLedger(readFileSync(join(folder, name), 'utf8')) }))
const all = ledger.flatMap(({ requirements }) => requirements)
const known = new Set(all.map(({ id }) => id))

const named = listFiles()
  .filter((path) => /\.(test\.tsx?|spec\.ts)$/.test(path) && !path.startsWith('scripts/'))
  .flatMap((path) => namedIds(readFileSync(join(root, path), 'utf8')).map((found) => ({ ...found, path })))
const covered = new Set(named.map(({ id }) => id))

const unknown = named.filter(({ id }) => !known.has(id))
for (const { path, line, id } of unknown) console.error(`${path}:${line}: ${id} is not in docs/requirements`)
if (unknown.length > 0 || all.length === 0) process.exitCode = 1

if (values.missing) listMissing(positionals.join(' '))
else if (!values.check) listCoverage()
console.log(`requirements: ${share(all)} named by tests, ${unknown.length} unknown`)

function listCoverage(): void {
  for (const { name, requirements } of ledger) {
    console.log(`${name}  ${share(requirements)}`)
    for (const [area, inArea] of byArea(requirements)) console.log(`  ${share(inArea).padStart(8)}  ${area}`)
  }
}

function listMissing(part: string): void {
  const wanted = all.filter(({ id, area }) => !covered.has(id) && area.toLowerCase().includes(part.toLowerCase()))
  for (const [area, requirements] of byArea(wanted)) {
    console.log(`${area}`)
    for (const { id, text } of requirements) console.log(`  ${id} ${text}`)
  }
}

function byArea(requirements: Requirement[]): Map<string, Requirement[]> {
  return Map.groupBy(requirements, ({ area }) => area)
}

function share(requirements: Requirement[]): string {
  return `${requirements.filter(({ id }) => covered.has(id)).length}/${requirements.length}`
}
