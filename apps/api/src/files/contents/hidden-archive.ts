import { setImmediate as otherWork } from 'node:timers/promises'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_LENGTH = 22
const CENTRAL_HEADER = 0x02014b50
/** A file of 25 MB may have six million of them. */
const RECORDS_AT_ONCE = 10_000
const others = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]

/**
 * Whether a ZIP archive is hidden inside or behind other content. Such a file is two at once: a picture to a viewer, and an archive to
 * programs that look for its directory at the end.
 */
export async function holdsArchive(bytes: Buffer): Promise<boolean> {
  if (others.some((signature) => bytes.includes(signature))) return true
  let records = 0
  for (let end = bytes.indexOf(END_RECORD); end !== -1; end = bytes.indexOf(END_RECORD, end + 1)) {
    if (endsDirectory(bytes, end)) return true
    if (++records % RECORDS_AT_ONCE === 0) await otherWork()
  }
  return false
}

/** An archive's directory comes right before its end record, which contains the directory's length. */
function endsDirectory(bytes: Buffer, end: number): boolean {
  if (end + END_LENGTH > bytes.length) return false
  const start = end - bytes.readUInt32LE(end + 12)
  return start >= 0 && start + 4 <= end && bytes.readUInt32LE(start) === CENTRAL_HEADER
}
