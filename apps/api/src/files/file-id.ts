import { hash, randomBytes } from 'node:crypto'

/** Anyone who knows this id may ask for the file's state and claim with it: 32 random bytes. */
export function newFileApprovalId(): string {
  return `fa_${randomBytes(32).toString('base64url')}`
}

/** The database stores only this hash, so that a stolen copy gives access to no file. Random bytes need no salt. */
export function storedFileId(fileApprovalId: string): string {
  return hash('sha256', fileApprovalId, 'hex')
}
