import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../list-files.ts'
import { areaOrder, areaProblem } from './api-areas.ts'

// Who may import whom, as docs/architecture.md has it. Biome finds cycles and barrels; the directions are a table here,
// because they concern the file an import resolves to, not how it is spelled.

const PACKAGES = ['rules', 'contract', 'content', 'catalogue', 'card-field', 'form-engine', 'database', 'service']
const EVERY_PACKAGE = PACKAGES.map((name) => `packages/${name}`)

/** Folder -> what else of ours it may import. The vault is in no list: nothing imports it. */
const ALLOWED: Record<string, string[]> = {
  'packages/rules': [],
  'packages/database': [],
  'packages/contract': ['packages/rules'],
  'packages/content': ['packages/rules', 'packages/contract'],
  'packages/catalogue': ['packages/rules', 'packages/contract', 'packages/form-engine'],
  'packages/card-field': ['packages/rules', 'packages/contract'],
  'packages/form-engine': ['packages/rules', 'packages/contract'],
  'packages/service': ['packages/rules', 'packages/contract'],
  'apps/vault': ['packages/rules', 'packages/contract', 'packages/database', 'packages/service'],
  'apps/api': EVERY_PACKAGE.filter((name) => name !== 'packages/card-field'),
  'apps/portal': EVERY_PACKAGE.filter((name) => name !== 'packages/catalogue' && name !== 'packages/database'),
  'apps/standalone': [...EVERY_PACKAGE, 'apps/api', 'apps/portal', 'scripts'],
  e2e: [...EVERY_PACKAGE, 'scripts'],
  bench: [...EVERY_PACKAGE, 'scripts', 'e2e', 'chaos'],
  chaos: [...EVERY_PACKAGE, 'scripts'],
  // Compares what is deployed with the settings of every process, the vault's included.
  deploy: [...EVERY_PACKAGE, 'scripts', 'chaos', 'apps/api', 'apps/portal', 'apps/vault'],
  scripts: EVERY_PACKAGE,
}

/** Every entry point may check the Node version. */
const FOR_EVERYONE = 'scripts/require-node.ts'

/** What several tests share; only tests and its like may import it. */
const SHARED_BY_TESTS = /\/testing\//
const FOR_TESTS = /\.(test|spec)\.tsx?$|\/testing\//
/** These test the product from outside. */
const OUTSIDE = /^(e2e|bench|chaos|deploy|scripts)\//

/** Lower ones first. The ui and the platform share the ground floor. */
const PORTAL_LAYERS = ['ui', 'platform', 'session', 'queries', 'blocks', 'features', 'shell']

const API = 'apps/api/src/'
const API_AREAS = areaOrder(readFileSync(join(root, API, 'create-areas.ts'), 'utf8'))

/** What is wrong with one file importing another, or null. Both are paths from the root. */
export function importProblem(from: string, to: string): string | null {
  const home = unitOf(from)
  const target = unitOf(to)
  if (home === null || target === null || to === FOR_EVERYONE) return null
  if (SHARED_BY_TESTS.test(to)) return mayUseTesting(from) ? null : `${from} is no test, and may not import ${to}`
  if (home === target) return portalProblem(from, to) ?? apiProblem(from, to)
  if (ALLOWED[home]?.includes(target)) return null

  return `${home} may not import ${target}`
}

function mayUseTesting(from: string): boolean {
  return FOR_TESTS.test(from) || OUTSIDE.test(from)
}

function unitOf(path: string): string | null {
  return Object.keys(ALLOWED).find((unit) => path.startsWith(`${unit}/`)) ?? null
}

function portalProblem(from: string, to: string): string | null {
  const [layer, feature] = inside('apps/portal/src/', from)
  const [otherLayer, otherFeature] = inside('apps/portal/src/', to)
  const [rank, otherRank] = [rankOf(layer), rankOf(otherLayer)]
  if (otherRank > rank && !SHARED_BY_TESTS.test(from)) return `the portal's ${layer} may not import its ${otherLayer}`
  if (layer === 'features' && otherLayer === 'features' && feature !== otherFeature) {
    return `feature ${feature} may not import feature ${otherFeature}`
  }

  return null
}

/** The ui and the platform are on the ground; what is in no layer (the entries) composes them all. */
function rankOf(layer: string | undefined): number {
  const place = PORTAL_LAYERS.indexOf(layer ?? '')

  return place === -1 ? PORTAL_LAYERS.length : Math.max(place, 1)
}

/** Tests may look inside areas. */
function apiProblem(from: string, to: string): string | null {
  if (!from.startsWith(API) || !to.startsWith(API) || FOR_TESTS.test(from)) return null

  return areaProblem(from.slice(API.length), to.slice(API.length), API_AREAS)
}

function inside(folder: string, path: string): string[] {
  return path.startsWith(folder) ? path.slice(folder.length).split('/') : []
}
