import { PIECE } from './in-pieces.ts'

/** More than viewers accept. What is not closed by then is no string. */
const LONGEST_STRING = 64 * 1024
/** Between texts that do not continue each other. No card number contains it. */
const APART = ';'
/** A space, as a character that counts only between the groups of a card: lines of tables have spaces between all kinds of numbers. */
const BETWEEN = '·'
/** In thousandths of the font size: the white space in a line, and that between columns. */
const SPACE = -100
const COLUMN = -1000

const tokens = /%[^\r\n]*|[[\]]|<[\da-f\s]*>|\(/gi
/** Codes of a font that has numbered its characters anew: nobody can tell what they mean without the font. */
const unreadable = /[^\t-\r -\xff]/
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }

/**
 * The strings in a PDF's objects, or in a page's drawing, where the strings of an array are parts of a line. Everything else in a PDF is numbers:
 * places, widths and references, many of which look like card numbers. In pieces, because a small file may unpack to millions of strings.
 */
export function* pdfTexts(syntax: string, { isDrawing }: { isDrawing: boolean }): Generator<string> {
  let texts = ''
  let isApart = true
  const add = (text: string) => {
    if (text === '' || (isApart && (text === APART || text === BETWEEN))) return
    texts += text
    isApart = text === APART
  }
  /** Where the string before ended, if it is in the same array. */
  let neighbor: number | null = null
  let isInArray = false
  for (let start = 0, at = 0; start < syntax.length; start = Math.max(at, start + PIECE)) {
    if (start > 0) {
      const isFull = texts.length >= PIECE
      yield isFull ? texts : ''
      if (isFull) texts = ''
    }
    // Every string that begins in this piece is whole in it, and no search takes long.
    const piece = syntax.slice(start, start + PIECE + LONGEST_STRING)
    for (at = start; ; ) {
      tokens.lastIndex = at - start
      const found = tokens.exec(piece)
      if (!found || found.index >= PIECE) break
      const { 0: token } = found
      const index = start + found.index
      at = token === '(' ? endOfString(syntax, index) : index + token.length
      if (token === '[' || token === ']') {
        isInArray = token === '['
        neighbor = null
      } else if (!token.startsWith('%') && !isAddress(syntax, index)) {
        add(neighbor === null ? APART : gap(syntax.slice(neighbor, index)))
        const text = token === '(' ? syntax.slice(index + 1, at - 1) : fromHex(token)
        // Millions of empty strings take 60 ms for each MB instead of 190.
        if (text !== '') add(withoutSpaces(readable(token === '(' ? unescaped(text) : text)))
        if (isDrawing && isInArray) neighbor = at
      }
    }
  }
  yield texts
}

/** Just after the bracket that closes the string. */
function endOfString(syntax: string, start: number): number {
  const most = Math.min(syntax.length, start + LONGEST_STRING)
  let depth = 0
  for (let at = start; at < most; at++) {
    const character = syntax[at]
    if (character === '\\') at++
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at + 1
  }
  return most
}

/** Addresses of links have long numbers of all kinds. */
function isAddress(syntax: string, index: number): boolean {
  return syntax
    .slice(Math.max(0, index - 10), index)
    .trimEnd()
    .endsWith('/URI')
}

/** What the number between two strings of a line means: it moves the second one away from the first. */
function gap(between: string): string {
  const move = Number(between)
  if (Number.isNaN(move) || move <= COLUMN) return APART
  return move <= SPACE ? BETWEEN : ''
}

function unescaped(literal: string): string {
  return literal.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, code?: string, other = '') =>
    code ? String.fromCharCode(Number.parseInt(code, 8) & 0xff) : (escapes[other[0]] ?? other),
  )
}

function fromHex(token: string): string {
  return Buffer.from(token.replace(/[^\da-f]/gi, ''), 'hex').toString('latin1')
}

/** Marked UTF-16, or one byte for each character; two bytes in some fonts. */
function readable(text: string): string {
  if (text.startsWith('\xfe\xff')) {
    const bytes = Buffer.from(text.slice(2), 'latin1')
    return bytes
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString('utf16le')
  }
  const plain = text.replaceAll('\0', '')
  return unreadable.test(plain) ? APART : plain
}

function withoutSpaces(text: string): string {
  return text.replace(/[ \xa0]/g, BETWEEN)
}
