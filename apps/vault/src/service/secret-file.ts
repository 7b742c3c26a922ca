import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { BadSettings } from '@amparo/service/settings'

const shape = /^[0-9a-f]{64}$/

/** 32 random bytes in a file that only its owner may read, made at first need. */
export function readOrCreateSecret(file: string): string {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (!shape.test(secret)) throw new BadSettings(`${file} is damaged: restore it, it holds 64 hexadecimal digits`)
  return secret
}
