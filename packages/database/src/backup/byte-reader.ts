import { BackupProblem } from './backup-problem.ts'

export type ByteReader = ReturnType<typeof byteReader>

/** Reads lines, and as many bytes as a line has announced, from pieces of any size. */
export function byteReader(pieces: AsyncIterator<Buffer>) {
  let rest: Buffer = Buffer.alloc(0)

  async function more(): Promise<boolean> {
    const { value, done } = await pieces.next()
    if (!done) rest = rest.length === 0 ? value : Buffer.concat([rest, value])
    return !done
  }

  return {
    /** Null at the end. */
    async line(): Promise<string | null> {
      for (let looked = 0; ; ) {
        const end = rest.indexOf(10, looked)
        if (end >= 0) {
          const line = rest.subarray(0, end).toString('utf8')
          rest = rest.subarray(end + 1)
          return line
        }
        looked = rest.length
        if (!(await more())) return null
      }
    },

    async *bytes(length: number): AsyncGenerator<Buffer> {
      for (let left = length; left > 0; ) {
        if (rest.length === 0 && !(await more())) throw new BackupProblem('the backup ends in the middle of a file')
        const piece = rest.subarray(0, left)
        rest = rest.subarray(piece.length)
        left -= piece.length
        yield piece
      }
    },
  }
}
