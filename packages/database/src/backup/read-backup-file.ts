import { type FileHandle, open } from 'node:fs/promises'
import { BackupProblem } from './backup-problem.ts'
import { createFrameCipher, keyIdOf } from './frame-cipher.ts'

/** Changes whenever an older program could not read a new file. */
export const FORMAT = 1

const LONGEST_HEADER = 1_000
const LARGEST_FRAME = 1024 * 1024
type Header = { format: number; made_at: string; salt: string; key_id: string }

/** What everybody may read of a backup: when it was made, and with which key. */
export async function readBackupHeader(file: string): Promise<Header & { bytes: number; line: string; size: number }> {
  const input = await openBackup(file)
  try {
    const { buffer, bytesRead } = await input.read(Buffer.alloc(LONGEST_HEADER), 0, LONGEST_HEADER, 0)
    const line = buffer.subarray(0, bytesRead).toString('latin1').split('\n')[0] ?? ''
    const [, json = ''] = /^amparo backup (\{.*\})$/.exec(line) ?? []
    const header = parsed(json)
    if (!header) throw new BackupProblem(`${file} is not a backup`)
    if (header.format !== FORMAT)
      throw new BackupProblem(`${file} has format ${header.format}, and this version reads format ${FORMAT}`)
    return { ...header, line: `${line}\n`, bytes: line.length + 1, size: (await input.stat()).size }
  } finally {
    await input.close()
  }
}

/** The decrypted content, frame by frame. Throws at the first frame that is not as it was written. */
export async function* readBackupFile(file: string, secret: string): AsyncGenerator<Buffer> {
  const { salt, key_id, line: header, bytes, size } = await readBackupHeader(file)
  if (keyIdOf(secret, salt) !== key_id) throw new BackupProblem(`${file} was made with another key: give that one`)
  const cipher = createFrameCipher({ secret, salt, header })
  const damaged = (where: number) => new BackupProblem(`${file} is damaged at byte ${where}: use another backup`)
  const input = await openBackup(file)
  try {
    for (let at = bytes; ; ) {
      const start = await bytesAt(input, at, 4)
      if (start.length < 4) throw new BackupProblem(`${file} is cut off: use another backup`)
      const [isLast, length] = [(start.readUInt8(0) & 0x80) !== 0, start.readUInt32BE(0) & 0x7fffffff]
      if (length > LARGEST_FRAME) throw damaged(at)
      const frame = await bytesAt(input, at + 4, length)
      if (frame.length < length) throw new BackupProblem(`${file} is cut off: use another backup`)
      yield cipher.decrypt(frame, isLast) ?? fail(damaged(at))
      at += 4 + length
      if (isLast && at === size) return
      if (isLast) throw damaged(at)
    }
  } finally {
    await input.close()
  }
}

async function openBackup(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'r')
  } catch (error) {
    throw new BackupProblem(`cannot read ${file}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

async function bytesAt(input: FileHandle, at: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await input.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

function parsed(json: string): Header | null {
  try {
    return JSON.parse(json) as Header
  } catch {
    return null
  }
}

function fail(error: Error): never {
  throw error
}
