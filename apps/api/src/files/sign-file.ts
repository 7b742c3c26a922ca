import { randomUUID } from 'node:crypto'
import { signFile } from '@amparo/contract/files'
import { fileTypeOf } from '@amparo/rules/claims/sent-file'
import { implement } from '../services.ts'
import { newFileApprovalId, storedFileId } from './file-id.ts'
import { incomingKey } from './object-keys.ts'
import { shownName } from './shown-name.ts'

/** Time for 26 MB on a slow line. */
const PERMIT_SECONDS = 15 * 60
/** All of them at their largest are 260 GB: more at once is nobody's claim. */
const MOST_WAITING = 10_000
/** And of them from one address, which alone must not stop everybody else. */
const MOST_WAITING_OF_ONE = 300

/** C-563 to C-565: permission to send one file, of one type, size and content, to one key, for a short while. */
export const signFileRoute = implement(
  signFile,
  async ({ body, address, refuse }, { files, objectStore, clock, uploadLimit }) => {
    const name = shownName(body.file_name)
    const type = fileTypeOf(name, body.content_type) ?? refuse('unsupported_type')
    const size = body.file_size
    if (size !== undefined && size < 1) return refuse('invalid_request')
    if (size !== undefined && size > uploadLimit) return refuse('too_large')
    const address_hash = files.addressHash(address)
    const waiting = await files.repository.countWaiting(address_hash)
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
    await files.repository.add({
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
  },
)
