import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { pageTemplate } from '../page-template.ts'
import { checkScripts } from './check-scripts.ts'
import { scriptInventory } from './script-inventory.ts'

const dist = mkdtempSync(join(tmpdir(), 'amparo-card-scripts-'))
afterAll(() => rmSync(dist, { recursive: true }))
const built =
  '<!doctype html><html><head><script type="module" crossorigin src="/assets/main-1.js"></script></head><body><p>One is &lt; two</p></body></html>'
const files: Record<string, string> = {
  '/assets/main-1.js': 'import"./part-2.js";console.log(1)',
  '/assets/part-2.js': 'export const part = 2',
}
for (const folder of ['client/assets', 'frame/assets']) mkdirSync(join(dist, folder), { recursive: true })
writeFileSync(join(dist, 'client/index.html'), built)
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'client', name), text)
writeFileSync(join(dist, 'client/assets/main-1.css'), 'p { color: red }')
writeFileSync(join(dist, 'frame/assets/frame-1.js'), 'field()')
const inventory = scriptInventory({ portal: dist, vault: dist })

const HTML = pageTemplate(built, () => '').template.replace(
  '</head>',
  '<script type="application/json" id="data">{"onload": 1}</script></head>',
)
const POLICY = "default-src 'none'; script-src 'self' 'sha256-AAAA='; style-src 'self'"
type Site = { html: string; policy: string | null; files: Record<string, string | null> }

const check = (change: Partial<Site> = {}) => {
  const site: Site = { html: HTML, policy: POLICY, ...change, files: { ...files, ...change.files } }
  return checkScripts({
    page: 'portal',
    url: 'https://portal.test/login',
    inventory,
    async fetch(url) {
      const { pathname } = new URL(url)
      const text = pathname === '/login' ? site.html : site.files[pathname]
      if (text === undefined || text === null) return new Response('', { status: 404 })
      return new Response(text, { headers: site.policy ? { 'content-security-policy': site.policy } : {} })
    },
  })
}
const into = (text: string, where = '</head>') => ({ html: HTML.replace(where, `${text}${where}`) })

it('lists every script with its hash and why it is there, and nothing else', () => {
  expect(inventory.map(({ page, address, why }) => [page, address, why !== ''])).toEqual([
    ['portal', null, true],
    ['portal', '/assets/main-1.js', true],
    ['portal', '/assets/part-2.js', true],
    ['card field', '/assets/frame-1.js', true],
  ])
  for (const { integrity } of inventory) expect(integrity).toMatch(/^sha384-[\w+/]{64}$/)
})

it('finds nothing wrong with the page as it was built', async () => {
  expect(await check()).toEqual([])
})

it.each<[string, Partial<Site>]>([
  ['one more character in the first file', { files: { '/assets/main-1.js': `${files['/assets/main-1.js']} ` } }],
  ['another number in a later file', { files: { '/assets/part-2.js': 'export const part = 3' } }],
  ['a file that loads one more', { files: { '/assets/main-1.js': 'import"./skim-3.js"' } }],
  ['a file that is missing', { files: { '/assets/part-2.js': null } }],
  ['an empty file', { files: { '/assets/part-2.js': '' } }],
  ['a script of ours that is not in the inventory', into('<script src="/assets/skim-3.js"></script>')],
  ['a script of another origin', into('<script src="https://skim.test/a.js"></script>')],
  ['a script of another origin without a scheme', into('<script async src=//skim.test/a.js></script>')],
  ['a script inside the page', into('<script>fetch("https://skim.test")</script>')],
  ['a script inside the page in capitals', into('<SCRIPT>fetch("https://skim.test")</SCRIPT>')],
  ['a module inside the page', into('<script type="module">import("/assets/main-1.js")</script>')],
  [
    'one more statement in the script of the page',
    { html: HTML.replace('document.hidden?', 'skim();document.hidden?') },
  ],
  ['a preloaded module', into('<link rel="modulepreload" href="/assets/skim-3.js">')],
  ['a preloaded script', into('<link rel="preload" as="script" href="https://skim.test/a.js">')],
  ['an event handler', into('<img src="x" onerror="skim()">', '</body>')],
  ['a javascript: address', into('<a href="javascript:skim()">x</a>', '</body>')],
  ['another base', into('<base href="https://skim.test/">')],
  ['an object', into('<object data="/skim"></object>', '</body>')],
  ['a page in an attribute', into('<iframe srcdoc="&lt;script&gt;"></iframe>', '</body>')],
  ['a redirect in the page', into('<meta http-equiv="refresh" content="0;url=https://skim.test">')],
  ['no policy', { policy: null }],
  ['a policy without a word about scripts', { policy: "img-src 'self'" }],
  ['a policy that allows scripts in the page', { policy: POLICY.replace("'self'", "'self' 'unsafe-inline'") }],
  ['a policy that allows another origin', { policy: POLICY.replace("'self'", "'self' https://skim.test") }],
])('notices %s', async (_, change) => {
  const problems = await check(change)
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems) expect(problem).toMatch(/^portal: /)
})

it('says when a page does not answer', async () => {
  const url = 'https://portal.test/login'
  const gone = () => Promise.reject(new Error('connection refused'))
  expect(await checkScripts({ page: 'portal', url, inventory, fetch: gone })).toEqual([
    `portal: ${url} does not answer with the page`,
  ])
})
