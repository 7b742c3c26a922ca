import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadSettings } from './settings.ts'

const SHORTEST = 32

/** A secret that lives beside the data: made at the first start, readable by the owner only, kept ever after. */
export function secretFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < SHORTEST) throw new BadSettings(`${file} is cut short: restore it from a copy`)
  return secret
}
