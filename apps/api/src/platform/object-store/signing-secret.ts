import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** The secret that upload permits are signed with, made at the first start. Only the owner of the data folder may read it. */
export function openSigningSecret(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'object-store-secret')
  const secret = read(file) ?? create(file)
  if (!/^[\w-]{43}$/.test(secret))
    throw new Error(`${file} is damaged: remove it, and uploads that are under way have to start again`)
  return secret
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** A link appears with its content or not at all; when another process was faster, its secret is the one. */
function create(file: string): string {
  const own = `${file}.${process.pid}`
  rmSync(own, { force: true })
  const handle = openSync(own, 'wx', 0o600)
  try {
    writeSync(handle, `${randomBytes(32).toString('base64url')}\n`)
    fsyncSync(handle)
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    closeSync(handle)
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
