import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkScripts } from '../server/card-scripts/check-scripts.ts'
import { type CardScript, scriptInventory } from '../server/card-scripts/script-inventory.ts'

const usage = `usage: npm run card-scripts -- write
       npm run card-scripts -- check <origin of the portal> <origin of the vault>
The inventory is supply-chain/card-scripts.json; \`check\` compares what the servers send now with it, and ends with 1 if anything differs.`

const root = join(import.meta.dirname, '../../../..')
const file = join(root, 'supply-chain/card-scripts.json')
const dist = { portal: join(root, 'apps/portal/dist'), vault: join(root, 'apps/vault/dist') }

const [verb, ...origins] = process.argv.slice(2)
if (verb === 'write' && origins.length === 0) write()
else if (verb === 'check' && origins.length === 2 && origins.every((origin) => URL.canParse(origin)))
  await check(origins as [string, string])
else fail(usage)

function write() {
  if (!existsSync(join(dist.portal, 'client/index.html')) || !existsSync(join(dist.vault, 'frame')))
    return fail('the pages are not built: npm run build')
  const scripts = scriptInventory(dist)
  mkdirSync(join(root, 'supply-chain'), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ scripts }, null, 2)}\n`)
  console.log(`${scripts.length} scripts on pages with card fields: supply-chain/card-scripts.json`)
}

async function check([portal, vault]: [string, string]) {
  if (!existsSync(file))
    return fail('there is no inventory: npm run card-scripts -- write, with the build that is deployed')
  const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: CardScript[] }
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

function fail(message: string) {
  console.error(message)
  process.exitCode = 1
}
