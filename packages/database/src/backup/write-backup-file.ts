import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { createFrameCipher, keyIdOf } from './frame-cipher.ts'
import { FORMAT } from './read-backup-file.ts'

const FRAME_BYTES = 256 * 1024

export type BackupWriter = { write(content: string | Uint8Array): Promise<void> }

/** Writes an encrypted file from what `fill` writes. It appears under its name when it is complete, and is the owner's only. */
export async function writeBackupFile(
  file: string,
  { secret, madeAt }: { secret: string; madeAt: Date },
  fill: (backup: BackupWriter) => Promise<void>,
): Promise<void> {
  const salt = randomBytes(32).toString('hex')
  const about = { format: FORMAT, made_at: madeAt.toISOString(), salt, key_id: keyIdOf(secret, salt) }
  const header = `amparo backup ${JSON.stringify(about)}\n`
  const cipher = createFrameCipher({ secret, salt, header })
  const unfinished = `${file}.unfinished`
  const output = await open(unfinished, 'wx', 0o600)

  let waiting: Uint8Array[] = []
  let size = 0
  const writeFrame = async (isLast: boolean) => {
    const frame = cipher.encrypt(Buffer.concat(waiting), isLast)
    const length = Buffer.alloc(4)
    // The highest bit says that no other frame follows.
    length.writeUInt32BE((frame.length | (isLast ? 0x80000000 : 0)) >>> 0)
    await output.writev([length, frame])
    waiting = []
    size = 0
  }

  try {
    await output.write(header)
    await fill({
      async write(content) {
        const bytes = typeof content === 'string' ? Buffer.from(content) : content
        for (let from = 0; from < bytes.length; from += FRAME_BYTES) {
          const part = bytes.subarray(from, from + FRAME_BYTES)
          waiting.push(part)
          size += part.length
          if (size >= FRAME_BYTES) await writeFrame(false)
        }
      },
    })
    await writeFrame(true)
    await output.sync()
    await output.close()
    await rename(unfinished, file)
  } catch (error) {
    await output.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
}
