const streamStart = /stream[ \t]*(?:\r\n?|\n)/g

/** More than comes after the last line break before a stream. */
const LONGEST_LINE = 64 * 1024

type PdfStream = {
  start: number
  end: number
  /** Whether what comes before is the dictionary of a stream, as far as its last line tells. */
  isCertain: boolean
  /** What its object says about it, or a little more. */
  about: string
}

/**
 * Everything in a PDF that a viewer may take for a stream. A word in a comment or a string looks like the start of one too, so these may overlap
 * each other. A viewer reads nothing in certain ones as objects, unless somebody has made the file to deceive: a string of several lines may look
 * like one, and a reference may lead into one.
 */
export function* pdfStreams(text: string): Generator<PdfStream> {
  let after = 0
  let end = 0
  for (const { index, 0: keyword } of text.matchAll(streamStart)) {
    if (text.endsWith('end', index)) continue
    const before = text.slice(after, index)
    const start = index + keyword.length
    after = start
    const isOwnEnd = start > end
    if (isOwnEnd) end = endAfter(text, start)
    yield { start, end, isCertain: isOwnEnd && end < text.length && endsDictionary(before), about: before }
  }
}

function endAfter(text: string, start: number): number {
  const found = text.indexOf('endstream', start)
  return found === -1 ? text.length : found
}

/** Closing brackets that are not in a comment. */
function endsDictionary(before: string): boolean {
  const object = before.slice(-LONGEST_LINE).trimEnd()
  const lineBreak = Math.max(object.lastIndexOf('\n'), object.lastIndexOf('\r'))
  const isWholeLine = lineBreak !== -1 || before.length <= LONGEST_LINE
  return object.endsWith('>>') && isWholeLine && !object.includes('%', lineBreak + 1)
}
