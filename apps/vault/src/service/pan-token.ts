import { createHash, randomBytes } from 'node:crypto'

export function newPanToken(): string {
  return `pt_${randomBytes(32).toString('base64url')}`
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
