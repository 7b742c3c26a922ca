/** An upload without progress for this long is aborted. */
const STALLED_MS = 60_000

type Options = {
  url: string
  fields: Readonly<Record<string, string>>
  file: File
  signal: AbortSignal
  onProgress: (sentBytes: number) => void
}

export type PostOutcome = { key: string } | { isCut: true } | { status: number }

/**
 * Posts the signed fields and the file as S3 expects them, and reads the key from its XML answer (C-566, C-567).
 * XMLHttpRequest, because `fetch` reports no upload progress.
 */
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
    // `total` includes the form around the file.
    onProgress(total > 0 ? Math.round((file.size * loaded) / total) : 0)
  })
  request.addEventListener('error', cut)
  request.addEventListener('abort', cut)
  request.addEventListener('load', () => {
    // As text: from an incomplete XML document browsers make an error page, with styles that our policy forbids.
    const key = /<Key>([^<]+)<\/Key>/.exec(request.responseText)?.[1]
    const isAccepted = request.status >= 200 && request.status < 300
    // An incomplete answer counts as none.
    if (isAccepted) resolve(key ? { key } : { isCut: true })
    else resolve({ status: request.status })
  })
  const stop = () => request.abort()
  signal.addEventListener('abort', stop)

  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // Last, because S3 ignores fields after the file.
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
