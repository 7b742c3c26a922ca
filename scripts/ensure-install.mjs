// node scripts/ensure-install.mjs [start|all|tools], before npm scripts: installs from the lockfile what is missing. It runs on whatever Node
// the machine has (18 or later), hence plain JavaScript.
//   start  what the product needs to build and run
//   all    the devDependencies too (tests, checks, measurements), about half of the packages
//   tools  the devDependencies where they are missing; what is installed is not compared with the lockfile
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const lockfile = join(root, 'package-lock.json')
const stamp = join(modules, '.amparo-lock')
/** npm writes this list of what it has installed last, so without it an installation was interrupted. */
const installed = join(modules, '.package-lock.json')
/** A devDependency: where it is installed, all are. */
const DEV_PACKAGE = '"node_modules/vitest"'

const npmBringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
const ownNodeIsOld = Number(process.versions.node.split('.')[0]) < 24

if (ownNodeIsOld && !npmBringsNode) {
  fail(
    `Amparo needs Node 24 (this is ${process.version}): install it from nodejs.org, then run the same command again.`,
  )
}

const scope = process.argv[2] ?? 'all'
const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
const hasDevPackages = existsSync(installed) && readFileSync(installed, 'utf8').includes(DEV_PACKAGE)
// Whoever has run the tests here before will do so again: a new lockfile does not take their packages away.
const wantsAll = scope !== 'start' || hasDevPackages

if (!(scope === 'tools' && hasDevPackages) && !isUpToDate()) {
  console.log('Installing dependencies from package-lock.json (npm ci); this happens once and after it changes …')
  finish(npm('ci'))
} else if (wantsAll && !hasDevPackages) {
  console.log('Installing what tests and checks need on top; this happens once …')
  // Unlike `npm ci` this keeps what is there, and without saving it leaves the lockfile alone.
  finish(npm('install', '--no-save') || npm('ci'))
}

function isUpToDate() {
  if (!existsSync(installed)) return false
  if (ownNodeIsOld && !existsSync(join(modules, '.bin', 'node'))) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true

  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

function npm(...command) {
  // What is installed does not depend on NODE_ENV or on the user's npm settings; warnings about the machine's Node are noise.
  const dev = wantsAll ? '--include=dev' : '--omit=dev'
  const options = [...command, dev, '--include=optional', '--loglevel=error']
  const { npm_execpath: script, npm_node_execpath: node = process.execPath } = process.env
  const result = script
    ? spawnSync(node, [script, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit' })

  return result.status === 0
}

function finish(ok) {
  if (!ok) {
    fail(
      'The installation failed (see above): check the connection to the npm registry, then run the same command again.',
    )
  }
  writeFileSync(stamp, hash)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
