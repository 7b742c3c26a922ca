import { hashOfToken, newToken } from '@amparo/service/secrets/opaque-token'

/** Anyone who knows this id may ask for the file's state and claim with it. */
export function newFileApprovalId(): string {
  return newToken('file')
}

/** The id that the database has. */
export function storedFileId(fileApprovalId: string): string {
  return hashOfToken(fileApprovalId)
}
