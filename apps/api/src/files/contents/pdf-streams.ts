const keyword = /(?<=[\0\s>])stream(?=[\0\s()<>[\]{}/%])/g
const endKeyword = 'endstream'

/** More than comes after the last line break before a stream. */
const LONGEST_LINE = 64 * 1024
/** More than anybody writes between `stream` and the end of its line. */
const MOST_SPACES = 100

type PdfStream = {
  start: number
  end: number
  /** Whether what comes before is the dictionary of a stream, as far as its last line tells. */
  isCertain: boolean
  /** What its object says about it, or a little more. */
  about: string
  /** Whether the `about` before is the first part of this one, because something in it looks like the start of a stream as well. */
  isContinued: boolean
}

/**
 * Everything in a PDF that a viewer may take for a stream. A word in a comment or a string looks like the start of one too, so these may overlap
 * each other. Viewers do not read objects inside a certain stream. In a file made to deceive they may: a string of several lines may look like a
 * stream, and a reference may lead into one.
 */
export function* pdfStreams(text: string): Generator<PdfStream> {
  const lineAfter = linesOf(text)
  let after = 0
  let end = 0
  for (const { index, 0: word } of text.matchAll(keyword)) {
    const rest = index + word.length
    const start = lineAfter(rest)
    if (start === null) return
    const before = text.slice(after, index)
    const lastEnd = before.lastIndexOf(endKeyword)
    const about = lastEnd === -1 ? before : before.slice(lastEnd + endKeyword.length)
    after = start
    // Viewers skip the rest of the line, whatever it is. Only who means to deceive writes anything there.
    const isAlone = start - rest <= MOST_SPACES && text.slice(rest, start).trim() === ''
    const isOwnEnd = isAlone && start > end
    if (isOwnEnd) end = endAfter(text, start)
    const isCertain = isOwnEnd && end < text.length && endsDictionary(before)
    yield { start, end, isCertain, about, isContinued: lastEnd === -1 }
  }
}

/** Where the line after a place begins, if there is one. Remembers both line breaks, so that nothing is searched twice. */
function linesOf(text: string): (index: number) => number | null {
  const found = { '\n': -1, '\r': -1 }
  const next = (lineBreak: '\n' | '\r', index: number) => {
    if (found[lineBreak] < index) found[lineBreak] = text.indexOf(lineBreak, index)
    if (found[lineBreak] === -1) found[lineBreak] = text.length
    return found[lineBreak]
  }
  return (index) => {
    const lineFeed = next('\n', index)
    const carriageReturn = next('\r', index)
    if (Math.min(lineFeed, carriageReturn) === text.length) return null
    return lineFeed <= carriageReturn + 1 ? lineFeed + 1 : carriageReturn + 1
  }
}

function endAfter(text: string, start: number): number {
  const found = text.indexOf(endKeyword, start)
  return found === -1 ? text.length : found
}

/** Closing brackets that are not in a comment. */
function endsDictionary(before: string): boolean {
  const object = before.slice(-LONGEST_LINE).trimEnd()
  const lineBreak = Math.max(object.lastIndexOf('\n'), object.lastIndexOf('\r'))
  const isWholeLine = lineBreak !== -1 || before.length <= LONGEST_LINE
  return object.endsWith('>>') && isWholeLine && !object.includes('%', lineBreak + 1)
}
