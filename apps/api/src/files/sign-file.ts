import { createHmac, randomUUID } from 'node:crypto'
import { signFile } from '@amparo/contract/files'
import { hasCardNumber } from '@amparo/rules/card/has-card-number'
import { fileTypeOf } from '@amparo/rules/claims/sent-file'
import { implement } from '@amparo/service/implement'
import type { Clock } from '../platform/clock.ts'
import type { ObjectStore } from '../platform/object-store/object-store.ts'
import { newFileApprovalId, storedFileId } from './file-id.ts'
import type { FilesRepository } from './files-repository.ts'
import { incomingKey } from './object-keys.ts'

/** Time for 26 MB on a slow line. */
const PERMIT_SECONDS = 15 * 60
/** At their largest these are 260 GB, more than real claims could need at once. */
const MOST_WAITING = 10_000
/** From one address, which must not use up the limit for everyone. */
const MOST_WAITING_OF_ONE = 300

type Parts = {
  repository: FilesRepository
  objectStore: ObjectStore
  clock: Clock
  /** Bytes of the largest file. */
  uploadLimit: number
  /** For the hashes of addresses; 32 bytes in hex, the same in every replica. */
  secret: string
}

/** Permission to send one file of one type, size and content to one key, for a short while (C-563 to C-565). */
export function signFileRoute({ repository, objectStore, clock, uploadLimit, secret }: Parts) {
  const hashKey = Buffer.from(secret, 'hex')
  const hashOf = (address: string) => createHmac('sha256', hashKey).update(`address\0${address}`).digest('base64url')

  return implement(signFile, async ({ body, address, refuse }) => {
    const name = displayName(body.file_name)
    const type = fileTypeOf(name, body.content_type) ?? refuse('unsupported_type')
    if (hasCardNumber(name)) return refuse('card_number_in_name')
    const size = body.file_size
    if (size !== undefined && size < 1) return refuse('invalid_request')
    if (size !== undefined && size > uploadLimit) return refuse('too_large')
    const address_hash = hashOf(address)
    const waiting = await repository.countWaiting(address_hash)
    if (waiting.all >= MOST_WAITING || waiting.own >= MOST_WAITING_OF_ONE) return refuse('too_many_files')

    const file_approval_id = newFileApprovalId()
    const object = randomUUID()
    const now = clock.now()
    const s3_request = await objectStore.presignPost({
      key: incomingKey(object),
      contentType: type.contentType,
      metadata: { sha256: body.file_hash },
      minBytes: size ?? 1,
      maxBytes: size ?? uploadLimit,
      expiresInSeconds: PERMIT_SECONDS,
    })
    await repository.add({
      id: storedFileId(file_approval_id),
      object,
      name,
      extension: type.extension,
      content_type: type.contentType,
      sha256: body.file_hash,
      promised_size: size ?? null,
      address_hash,
      signed_at: now,
      expires_at: new Date(now.getTime() + PERMIT_SECONDS * 1000),
    })
    return { file_approval_id, s3_request }
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** A name that is safe to show: no path, and no characters that make `fdp.exe` read backwards. */
function displayName(name: string): string {
  return name.replace(INVISIBLE, '').split(/[\\/]/).at(-1)?.trim() ?? ''
}
