import { hash, randomBytes } from 'node:crypto'

/** Whoever knows it may ask for the file's state and claim with it: 32 random bytes. */
export function newFileApprovalId(): string {
  return `fa_${randomBytes(32).toString('base64url')}`
}

/** What the database knows it by, so that a stolen copy gives nobody a file. Random bytes need no salt. */
export function storedFileId(fileApprovalId: string): string {
  return hash('sha256', fileApprovalId, 'hex')
}
