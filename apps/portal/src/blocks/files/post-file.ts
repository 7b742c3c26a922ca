/** A line on which nothing has moved for this long is cut. */
const STALLED_MS = 60_000

type Options = {
  url: string
  fields: Readonly<Record<string, string>>
  file: File
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

export type PostOutcome = { key: string } | { isCut: true } | { status: number }

/** C-566, C-567: the signed fields and the file, as S3 takes them; its XML answers the Key. `fetch` tells no progress. */
export function postFile({ url, fields, file, signal, onProgress }: Options): Promise<PostOutcome> {
  const { promise, resolve } = Promise.withResolvers<PostOutcome>()
  const request = new XMLHttpRequest()
  const cut = () => resolve({ isCut: true })
  let stall: ReturnType<typeof setTimeout>
  const moved = () => {
    clearTimeout(stall)
    stall = setTimeout(() => request.abort(), STALLED_MS)
  }

  request.upload.addEventListener('progress', ({ loaded, total }) => {
    moved()
    // The form around the file weighs something too.
    onProgress(total > 0 ? Math.round((file.size * loaded) / total) : 0)
  })
  request.addEventListener('error', cut)
  request.addEventListener('abort', cut)
  request.addEventListener('load', () => {
    // Read as text: of half a document the browser would make a page, with styles that our policy forbids.
    const key = /<Key>([^<]+)<\/Key>/.exec(request.responseText)?.[1]
    const isTaken = request.status >= 200 && request.status < 300
    // Half an answer is none.
    if (isTaken) resolve(key ? { key } : { isCut: true })
    else resolve({ status: request.status })
  })
  const stop = () => request.abort()
  signal.addEventListener('abort', stop)

  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Last: a store reads nothing after the file.
  form.append('file', file)
  request.open('POST', url)
  request.responseType = 'text'
  moved()
  request.send(form)

  return promise.finally(() => {
    clearTimeout(stall)
    signal.removeEventListener('abort', stop)
  })
}
