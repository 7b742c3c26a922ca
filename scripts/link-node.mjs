// After every installation: links the Node 24 that npm installed for this machine into node_modules/.bin, where npm scripts look first.
// npm would do so for a single platform; with two of them listed, npm 10 removes the link again.
import { existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const brought = join(`node-${process.platform}-${process.arch}`, 'bin', 'node')

if (existsSync(join(modules, brought))) {
  const link = join(modules, '.bin', 'node')
  mkdirSync(join(modules, '.bin'), { recursive: true })
  rmSync(link, { force: true })
  symlinkSync(join('..', brought), link)
}
