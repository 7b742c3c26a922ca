import { CallFailed } from '@amparo/contract/call'
import { pollInterval } from '@amparo/rules/claims/poll-interval'
import { fileTypeOf } from '@amparo/rules/claims/sent-file'
import { pause } from '../../../platform/calls/pause.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getFileState } from '../../../queries/get-file-state.ts'
import { signFile } from '../../../queries/sign-file.ts'
import { hashFile } from '../worker/run-in-worker.ts'
import { postFile } from './post-file.ts'
import { type UploadToken, withToken } from './upload-token.ts'

export type UploadStage = 'preparing' | 'sending' | 'checking'
export type UploadOptions = {
  token: UploadToken
  signal: AbortSignal
  onStage: (stage: UploadStage) => void
  onProgress: (sentBytes: number) => void
}

/** Failed polls in a row, about 15 seconds without a connection. */
const MOST_MISSES = 10

const STORAGE_FULL = 507

const failed = (code: string, status = 0) => new CallFailed({ code, status, requestId: null })

/** Hashes a file, gets it signed, posts it to the store and waits for the verdict. Returns its approved file_approval_id (C-X70). */
export async function uploadFile(platform: Platform, file: File, options: UploadOptions): Promise<string> {
  const { token, signal, onStage, onProgress } = options
  onStage('preparing')
  const file_hash = await hashFile(file).catch(() => {
    throw failed('file_gone')
  })
  signal.throwIfAborted()
  const body = {
    content_type: fileTypeOf(file.name, file.type)?.contentType ?? file.type,
    file_hash,
    file_name: file.name,
    file_size: file.size,
    space: platform.settings.space,
  }
  const permit = await withToken(token, (bearer) => signFile(platform, body, { signal, bearer }))
  const { file_approval_id, s3_request } = permit
  // An empty id counts as a missing one (C-568).
  if (!file_approval_id) throw failed('no_file_approval_id')

  onStage('sending')
  const outcome = await postFile({ ...s3_request, file, signal, onProgress })
  signal.throwIfAborted()
  if ('status' in outcome)
    throw failed(outcome.status === STORAGE_FULL ? 'storage_full' : 'upload_refused', outcome.status)
  if ('key' in outcome && outcome.key !== s3_request.fields.key) throw failed('unexpected_answer')
  // Perhaps only the answer was lost.
  if ('isCut' in outcome && !(await hasArrived(platform, file_approval_id, signal))) throw failed('network_error')

  onStage('checking')
  await approved(platform, file_approval_id, signal)
  return file_approval_id
}

function hasArrived(platform: Platform, id: string, signal: AbortSignal): Promise<boolean> {
  return getFileState(platform, id, { signal }).then(
    ({ state }) => state !== 'waiting',
    () => false,
  )
}

async function approved(platform: Platform, id: string, signal: AbortSignal): Promise<void> {
  let misses = 0
  for (let polls = 0; ; polls++) {
    try {
      const { state, reason } = await getFileState(platform, id, { signal })
      if (state === 'approved') return
      if (state === 'refused') throw failed(reason ?? 'unreadable', 200)
      misses = 0
    } catch (error) {
      if (!isMiss(error) || ++misses > MOST_MISSES) throw error
    }
    const wait = pollInterval(polls)
    if (wait === null) throw failed('not_checked')
    await pause(wait, signal)
  }
}

/** The answer says nothing about the file: there is none, it is incomplete, or the server has a problem. */
function isMiss(error: unknown): boolean {
  if (!(error instanceof CallFailed)) return false
  const { status, code } = error
  return status === 0 || status >= 500 || status === 429 || code === 'unexpected_answer'
}
