const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_LENGTH = 22
const CENTRAL_HEADER = 0x02014b50
const others = [Buffer.from('Rar!\x1a\x07', 'latin1'), Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1')]

/**
 * Whether an archive stands inside or after something else. Such a file is two at once: a picture to whoever looks at it, and an archive to
 * a program that searches from the end.
 */
export function holdsArchive(bytes: Buffer): boolean {
  if (others.some((signature) => bytes.includes(signature))) return true
  for (let end = bytes.indexOf(END_RECORD); end !== -1; end = bytes.indexOf(END_RECORD, end + 1))
    if (endsDirectory(bytes, end)) return true
  return false
}

/** The directory of an archive stands right before its end record, which says how long it is. */
function endsDirectory(bytes: Buffer, end: number): boolean {
  if (end + END_LENGTH > bytes.length) return false
  const start = end - bytes.readUInt32LE(end + 12)
  return start >= 0 && start + 4 <= end && bytes.readUInt32LE(start) === CENTRAL_HEADER
}
