const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_LENGTH = 22
const CENTRAL_HEADER = 0x02014b50
const others = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]

/**
 * Whether a ZIP archive is hidden inside or behind other content. Such a file is two at once: a picture to a viewer, and an archive to
 * programs that look for its directory at the end.
 */
export function holdsArchive(bytes: Buffer): boolean {
  if (others.some((signature) => bytes.includes(signature))) return true
  for (let end = bytes.indexOf(END_RECORD); end !== -1; end = bytes.indexOf(END_RECORD, end + 1))
    if (endsDirectory(bytes, end)) return true
  return false
}

/** An archive's directory comes right before its end record, which contains the directory's length. */
function endsDirectory(bytes: Buffer, end: number): boolean {
  if (end + END_LENGTH > bytes.length) return false
  const start = end - bytes.readUInt32LE(end + 12)
  return start >= 0 && start + 4 <= end && bytes.readUInt32LE(start) === CENTRAL_HEADER
}
