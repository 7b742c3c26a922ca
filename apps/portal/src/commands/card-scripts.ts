import '@amparo/service/process/undici-fetch'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkScripts } from '../server/card-scripts/check-scripts.ts'
import { type CardScript, scriptInventory } from '../server/card-scripts/script-inventory.ts'

const usage = `usage: npm run card-scripts -- check <origin of the portal> <origin of the vault> [--inventory <file>]
       npm run card-scripts -- write
\`check\` compares what the servers send now with the inventory, and ends with 1 if anything differs. The inventory is the one that \`npm run build\`
has written here (apps/portal/dist/card-scripts.json), unless a file is named. \`write\` is what the build calls.`

const root = join(import.meta.dirname, '../../../..')
const written = join(root, 'apps/portal/dist/card-scripts.json')
const dist = { portal: join(root, 'apps/portal/dist'), vault: join(root, 'apps/vault/dist') }

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { inventory: { type: 'string' } } })
  const [verb, ...origins] = positionals
  if (verb === 'write' && origins.length === 0 && !values.inventory) write()
  else if (verb === 'check' && origins.length === 2 && origins.every((origin) => URL.canParse(origin)))
    await check(origins as [string, string], values.inventory ?? written)
  else fail(usage)
} catch (error) {
  if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
  fail(usage)
}

function write() {
  if (!existsSync(join(dist.portal, 'client/index.html')) || !existsSync(join(dist.vault, 'frame')))
    return fail('the pages are not built: npm run build')
  const scripts = scriptInventory(dist)
  writeFileSync(written, `${JSON.stringify({ scripts }, null, 2)}\n`)
}

async function check([portal, vault]: [string, string], file: string) {
  const scripts = readInventory(file)
  if (!scripts) return fail(`${file} is no inventory of scripts: npm run build writes one`)
  const fetch = (url: string) => globalThis.fetch(url, { headers: { accept: 'text/html, */*' }, redirect: 'error' })
  const field = new URL('/frame', vault)
  field.search = String(new URLSearchParams({ channel: 'inventoryinventoryinve', parent: new URL(portal).origin }))
  const problems = [
    ...(await checkScripts({ page: 'portal', url: new URL('/login', portal).href, inventory: scripts, fetch })),
    ...(await checkScripts({ page: 'card field', url: field.href, inventory: scripts, fetch })),
  ]
  if (problems.length > 0) return fail(problems.join('\n'))
  console.log(`${scripts.length} scripts are those of the build, and there are no others`)
}

function readInventory(file: string): CardScript[] | null {
  try {
    const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts?: CardScript[] }
    return Array.isArray(scripts) && scripts.length > 0 ? scripts : null
  } catch {
    return null
  }
}

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
