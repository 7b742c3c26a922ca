import './require-node.ts'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './list-files.ts'
import { auditPackages } from './supply-chain/audit.ts'
import { billOfMaterials } from './supply-chain/bill-of-materials.ts'
import { licenseList, licenseProblems } from './supply-chain/licenses.ts'
import { lockedPackages } from './supply-chain/locked-packages.ts'

// npm run supply-chain: what the product is made of, under which licenses, what is known about it, and which scripts pages with card fields have.
const folder = join(root, 'supply-chain')
mkdirSync(folder, { recursive: true })
const packages = lockedPackages()
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
writeFileSync(join(folder, 'sbom.json'), `${JSON.stringify(billOfMaterials(packages, { version }), null, 2)}\n`)
writeFileSync(join(folder, 'licenses.md'), licenseList(packages))
console.log(`${packages.length} packages: supply-chain/sbom.json, supply-chain/licenses.md`)

const problems = licenseProblems(packages)
const audit = auditPackages()
if (audit.is === 'found') problems.push(...audit.lines)
console.log(
  audit.is === 'not available'
    ? `known vulnerabilities: not checked, ${audit.reason}`
    : `known vulnerabilities: ${audit.is === 'clean' ? 'none' : audit.lines.length}`,
)

const inventory = join(root, 'apps/portal/dist/card-scripts.json')
if (existsSync(inventory)) copyFileSync(inventory, join(folder, 'card-scripts.json'))
else problems.push('there is no inventory of scripts on pages with card fields: npm run build writes it')
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
