import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadSettings } from '../settings/settings.ts'

const shape = /^[0-9a-f]{64}$/

/** 32 random bytes in a file beside the data, created at the first start and readable by the owner only. */
export function secretFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  const secret = read(file) ?? create(file)
  if (!shape.test(secret)) throw new BadSettings(`${file} is damaged: restore it, it holds 64 hexadecimal digits`)
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

/** Linking is atomic: the file appears with its content or not at all. If another process was faster, its secret counts. */
function create(file: string): string {
  const own = `${file}.${process.pid}`
  try {
    writeFileSync(own, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true })
    linkSync(own, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}
