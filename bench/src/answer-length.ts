const HEAD_END = '\r\n\r\n'

/** How many bytes the answer that begins here has, or null while its head is not complete. Throws when it is no 200. */
export function answerLength(begin: Buffer): number | null {
  const end = begin.indexOf(HEAD_END)
  if (end === -1) return null

  const head = begin.toString('latin1', 0, end)
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`answered ${head.slice(9, 12)}`)
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  if (length === undefined) throw new Error('an answer without a content-length')

  return end + HEAD_END.length + Number(length)
}
