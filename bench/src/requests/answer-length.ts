const HEAD_END = '\r\n\r\n'

/** The length in bytes of the HTTP response that starts here, or null until all its headers are there. Throws if the status is not 200. */
export function answerLength(begin: Buffer): number | null {
  const end = begin.indexOf(HEAD_END)
  if (end === -1) return null

  const head = begin.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`answered ${head.slice(9, 12)}`)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer without a content-length')

  return end + HEAD_END.length + Number(length)
}
