import { createHash } from 'node:crypto'
import type { MalwareScan, ScanRefusal } from '../platform/malware-scan/malware-scan.ts'
import type { StoredObject } from '../platform/object-store/object-store.ts'
import { contentProblem } from './contents/content-problem.ts'
import type { FileRefusal, FileRow } from './files-repository/file-row.ts'

type Received = StoredObject & { content: AsyncIterable<Uint8Array> }
type Checks = {
  scan: MalwareScan
  uploadLimit: number
  /** Whether a number is one of a card of the catalogue. */
  isInCatalogue: (digits: string) => boolean
}
type Verdict = { bytes: Buffer } | { reason: FileRefusal }

const reasons: Record<ScanRefusal, FileRefusal> = {
  malware: 'malware',
  type_not_allowed: 'wrong_content',
  content_mismatch: 'wrong_content',
  archive_bomb: 'too_large',
  too_large: 'too_large',
}

/** The content if it matches what was announced, or the first thing that is wrong. Throws when that cannot be decided now. */
export async function checkedContent(
  file: FileRow,
  object: Received,
  { scan, uploadLimit, isInCatalogue }: Checks,
): Promise<Verdict> {
  const chunks: Uint8Array[] = []
  const digest = createHash('sha256')
  let size = 0
  for await (const chunk of object.content) {
    size += chunk.length
    if (size > uploadLimit) return { reason: 'too_large' }
    digest.update(chunk)
    chunks.push(chunk)
  }
  // A truncated object is the store's fault, not the sender's: try again.
  if (size !== object.size) throw new Error('the store gave another size than it has')
  const isPromised = size === (file.promised_size ?? size) && digest.digest('hex') === file.sha256
  if (!isPromised) return { reason: 'wrong_content' }

  const bytes = Buffer.concat(chunks)
  const result = await scan.check(bytes, { declaredType: file.content_type })
  if (result.verdict === 'refused') return { reason: reasons[result.reason] }
  const reason = await contentProblem(bytes, { type: file.content_type, isInCatalogue })
  return reason ? { reason } : { bytes }
}
