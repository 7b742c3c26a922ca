// Runs before every npm script that needs dependencies, on whatever Node the machine has (18 or later), hence plain JavaScript.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const lockfile = join(root, 'package-lock.json')
const stamp = join(modules, '.amparo-lock')
// npm writes this file last, so without it an installation was interrupted.
const installed = join(modules, '.package-lock.json')

const npmBringsNode = process.platform === 'linux' && ['x64', 'arm64'].includes(process.arch)
const ownNodeIsOld = Number(process.versions.node.split('.')[0]) < 24

if (ownNodeIsOld && !npmBringsNode) {
  fail(
    `Amparo needs Node 24 (this is ${process.version}): install it from nodejs.org, then run the same command again.`,
  )
}

const hash = createHash('sha256').update(readFileSync(lockfile)).digest('hex')
if (!isInstalled()) {
  console.log('Installing dependencies from package-lock.json (npm ci); this happens once and after it changes …')
  if (!install())
    fail(
      'The installation failed (see above): check the connection to the npm registry, then run the same command again.',
    )
  writeFileSync(stamp, hash)
}

function isInstalled() {
  if (!existsSync(installed)) return false
  if (ownNodeIsOld && !existsSync(join(modules, '.bin', 'node'))) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true

  return statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs
}

function install() {
  // Tools for the build are needed even where the environment says production; warnings about the machine's Node are noise.
  const options = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
  const { npm_execpath: npm, npm_node_execpath: node = process.execPath } = process.env
  const result = npm
    ? spawnSync(node, [npm, ...options], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', options, { cwd: root, stdio: 'inherit' })

  return result.status === 0
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
