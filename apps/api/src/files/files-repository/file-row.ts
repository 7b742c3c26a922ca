import type { Answer } from '@amparo/contract/endpoint'
import type { getFileState } from '@amparo/contract/files'

export type FileState = Answer<typeof getFileState>['state']
export type FileRefusal = NonNullable<Answer<typeof getFileState>['reason']>

/** A row. `id` is the stored hash, never the id that the browser has. */
export type FileRow = {
  id: string
  object: string
  name: string
  extension: string
  content_type: string
  sha256: string
  promised_size: number | null
  size: number | null
  state: FileState
  reason: FileRefusal | null
  checks: number
  expires_at: Date
}
export const COLUMNS =
  'id, object, name, extension, content_type, sha256, promised_size, size, state, reason, checks, expires_at'
