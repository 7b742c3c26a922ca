import { randomUUID } from 'node:crypto'
import type { signFile } from '@amparo/contract/files'
import type { Database } from '@amparo/database/database'
import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import { fileTypeOf } from '@amparo/rules/claims/sent-file'
import type { Call } from '@amparo/service/app/implement'
import type { Clock } from '../platform/clock.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { newFileApprovalId, storedFileId } from './file-id.ts'
import type { FilesRepository } from './files-repository/files-repository.ts'
import { incomingKey } from './object-keys.ts'
import type { UploadQuotaCounts } from './upload-quotas.ts'

/** Time for 26 MB on a slow line. */
const PERMIT_SECONDS = 15 * 60

type Parts = {
  database: Database
  repository: FilesRepository
  quotas: Pick<UploadQuotaCounts, 'reservation' | 'reserve'>
  objectStore: ObjectStore
  clock: Clock
  /** Bytes of the largest file. */
  uploadLimit: number
}
type SignCall = Pick<Call<typeof signFile>, 'body' | 'address' | 'refuse'>

/** Permission for a sender to send one file of one type, size and content to one key, for a short while (C-563 to C-565). */
export function createFileSigning({ database, repository, quotas, objectStore, clock, uploadLimit }: Parts) {
  return async (sender: string, { body, address, refuse }: SignCall) => {
    const name = displayName(body.file_name)
    const type = fileTypeOf(name, body.content_type) ?? refuse('unsupported_type')
    if (hasCardNumber(name)) return refuse('card_number_in_name')
    const size = body.file_size
    if (size !== undefined && size < 1) return refuse('invalid_request')
    if (size !== undefined && size > uploadLimit) return refuse('too_large')
    const bytes = size ?? uploadLimit
    if (!(await objectStore.hasRoomFor(bytes))) return refuse('storage_full')

    const file_approval_id = newFileApprovalId()
    const object = randomUUID()
    const now = clock.now()
    const reservation = quotas.reservation(sender, { address, bytes, now })
    const isSigned = await database.transaction(async (tx) => {
      if (!(await quotas.reserve(tx, reservation))) return false
      await repository.add(tx, {
        ...reservation,
        id: storedFileId(file_approval_id),
        object,
        name,
        extension: type.extension,
        content_type: type.contentType,
        sha256: body.file_hash,
        promised_size: size ?? null,
        expires_at: new Date(now.getTime() + PERMIT_SECONDS * 1000),
      })
      return true
    })
    if (!isSigned) return refuse('upload_quota_reached')

    const s3_request = await objectStore.presignPost({
      key: incomingKey(object),
      contentType: type.contentType,
      metadata: { sha256: body.file_hash },
      minBytes: size ?? 1,
      maxBytes: bytes,
      expiresInSeconds: PERMIT_SECONDS,
    })
    return { file_approval_id, s3_request }
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A name that is safe to show: no path, and no characters that make `fdp.exe` read backwards. */
function displayName(name: string): string {
  return name.replace(INVISIBLE, '').split(/[\\/]/).at(-1)?.trim() ?? ''
}
