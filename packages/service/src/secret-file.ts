import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadSettings } from './settings.ts'

const shape = /^[0-9a-f]{64}$/

/** 32 random bytes that live beside the data: made at the first start, readable by the owner only, kept ever after. */
export function secretFile(file: string): string {
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!shape.test(secret)) throw new BadSettings(`${file} is damaged: restore it, it holds 64 hexadecimal digits`)
  return secret
}
