import { S3Error } from './s3-error.ts'

export type FormPart = { name: string; value: string } | { name: 'file'; content: AsyncGenerator<Buffer> }

/** S3's limit for everything before the file. */
const FIELDS_LIMIT = 20 * 1024
/** A browser shows an answer only after its whole request was read, so this much of unneeded data is read. */
const DISCARD_LIMIT = 64 * 1024 * 1024

const LINE_END = Buffer.from('\r\n')
const HEADERS_END = Buffer.from('\r\n\r\n')
const disposition = /^content-disposition: *form-data((?:; *[\w*-]+=(?:"[^"]*"|[^";\s]+))*) *$/i

export type MultipartForm = ReturnType<typeof openForm>

/**
 * Reads the form that the store takes: fields, then the file, of which one chunk is in memory at a time. Stricter than
 * the RFC (no preamble, no padding). It never destroys the body, so that a refusal can still be answered.
 */
export function openForm(body: AsyncIterable<Uint8Array>, boundary: string) {
  const chunks = body[Symbol.asyncIterator]()
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // The line break before the first boundary belongs to the request's headers.
  let held: Buffer = LINE_END
  let budget = FIELDS_LIMIT

  async function more(): Promise<void> {
    const { done, value } = await chunks.next()
    if (done) throw malformed()
    held = Buffer.concat([held, value])
  }

  function take(length: number): Buffer {
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }

  async function takeUntil(marker: Buffer): Promise<Buffer> {
    let at = held.indexOf(marker)
    while (at === -1 && held.length <= budget) {
      await more()
      at = held.indexOf(marker)
    }
    if (at === -1 || at > budget) throw new S3Error('MaxPostPreDataLengthExceededError')
    budget -= at
    const taken = take(at)
    take(marker.length)
    return taken
  }

  /** A boundary is followed by a line break, the last one by two dashes. */
  async function isLast(): Promise<boolean> {
    while (held.length < 2) await more()
    const end = take(2).toString('latin1')
    if (end !== '\r\n' && end !== '--') throw malformed()
    return end === '--'
  }

  async function* fileContent(): AsyncGenerator<Buffer> {
    let at = held.indexOf(delimiter)
    while (at === -1) {
      // The end of the buffer may be the start of the boundary.
      const certain = held.length - delimiter.length + 1
      if (certain > 0) yield take(certain)
      await more()
      at = held.indexOf(delimiter)
    }
    if (at > 0) yield take(at)
    take(delimiter.length)
    await isLast()
  }

  return {
    /** Ends with the file: S3 ignores anything after it. */
    async *parts(): AsyncGenerator<FormPart> {
      if ((await takeUntil(delimiter)).length > 0) throw malformed()
      while (!(await isLast())) {
        const name = partName(utf8(await takeUntil(HEADERS_END)))
        if (name === 'file') {
          yield { name, content: fileContent() }
          return
        }
        yield { name, value: utf8(await takeUntil(delimiter)) }
      }
    },

    async discardRest(): Promise<void> {
      let discarded = 0
      for (let next = await chunks.next(); !next.done && discarded < DISCARD_LIMIT; next = await chunks.next())
        discarded += next.value.length
    },
  }
}

export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw malformed()
  return boundary
}

function partName(headers: string): string {
  const parameters = headers
    .split('\r\n')
    .map((line) => disposition.exec(line)?.[1])
    .find((found) => found !== undefined)
  const names = [...(parameters ?? '').matchAll(/; *([\w*-]+)=(?:"([^"]*)"|([^";\s]+))/g)]
    .filter(([, parameter]) => parameter?.toLowerCase() === 'name')
    .map(([, , quoted, plain]) => (quoted ?? plain ?? '').toLowerCase())
  if (names.length !== 1 || !names[0]) throw malformed()
  return names[0]
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw malformed()
  }
}

const malformed = () => new S3Error('MalformedPOSTRequest')
