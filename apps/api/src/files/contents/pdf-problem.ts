import { setImmediate as otherWork } from 'node:timers/promises'
import { hasKnownCardNumber } from '@amparo/rules/card/has-card-number'
import { piecesOf, somePiece } from './in-pieces.ts'
import { inflated } from './inflated.ts'
import { pdfStreams } from './pdf-streams.ts'
import { pdfTexts } from './pdf-texts.ts'

/** More than a scanned contract has, packed and unpacked. */
const MOST_BYTES = 225 * 1024 * 1024
/** More than a long document has. Each costs time, however little is in it. */
const MOST_STREAMS = 50_000
/** All streams of objects together: more than a document of a thousand pages has. */
const MOST_OBJECT_BYTES = 32 * 1024 * 1024
/** All that is searched for card numbers: many times what a long document writes. Maps and plans may have more, but few texts. */
const MOST_SEARCHED_BYTES = 24 * 1024 * 1024
/**
 * PDF names that make a viewer run a script, start a program, play media or open another file. Only two kinds of action have a script, and each has
 * one of the first two names.
 */
const active = /\/(?:JavaScript|Rendition|Launch|EmbeddedFiles?|RichMedia)(?=[^A-Za-z0-9])/
/** So short that a picture contains it by chance. */
const script = /\/JS(?=[^A-Za-z0-9])/
/** Pictures, fonts and tables of places, which draw no text. */
const otherData = /\/(?:Image|Length1|Type1C|CIDFontType0C|OpenType|XRef)(?=[^A-Za-z0-9])/
/** In a stream of objects, nothing is there by chance. */
const activeObject = new RegExp(`${active.source}|${script.source}`)
const objectStream = /\/ObjStm(?=[^A-Za-z0-9])/

/**
 * What is wrong with a PDF, or null. Long names are searched for everywhere, because what looks like a stream may be none. Streams of objects and of
 * drawings are unpacked and searched; for pictures and fonts only the unpacked size is checked. The streams of an encrypted PDF cannot be searched.
 */
export async function pdfProblem(
  bytes: Buffer,
  isInCatalogue: (digits: string) => boolean,
): Promise<'active_content' | 'card_number' | 'too_large' | null> {
  const text = bytes.toString('latin1')
  if (await contains(text, active)) return 'active_content'
  const left = { streams: MOST_STREAMS, bytes: MOST_BYTES, objects: MOST_OBJECT_BYTES, searched: MOST_SEARCHED_BYTES }
  let outside = ''
  let end = 0
  let holdsObjects = false
  let hasCard = false
  /** What is too long for the rest of the budget is left out, so that a large drawing does not hide the titles and fields after it. */
  const searchCard = async (syntax: string, kind: typeof drawing) => {
    if (hasCard || syntax.length > left.searched) return
    left.searched -= syntax.length
    hasCard = await somePiece(pdfTexts(syntax, kind), (piece) => hasKnownCardNumber(piece, isInCatalogue))
  }
  for (const stream of pdfStreams(text)) {
    if (--left.streams < 0) return 'too_large'
    if (stream.isCertain) {
      outside += text.slice(end, stream.start)
      end = stream.end
    }
    holdsObjects ||= await contains(stream.about, objectStream)
    const mayDraw = !(await contains(stream.about.slice(stream.about.lastIndexOf(' obj') + 1), otherData))
    const packed = bytes.subarray(stream.start, stream.end)
    if (isPacked(packed)) left.bytes -= packed.length
    if (left.bytes < 0) return 'too_large'
    const most = holdsObjects ? Math.min(left.bytes, left.objects) : left.bytes
    const keeps = holdsObjects ? most : mayDraw ? left.searched : 0
    const unpacked = isPacked(packed) ? await inflated(packed, { most, keeps }) : NOTHING
    if (unpacked === null) return 'too_large'
    if (unpacked.size === 0) {
      await otherWork()
      if (mayDraw && stream.isCertain) await searchCard(text.slice(stream.start, stream.end), drawing)
      continue
    }
    const { size, content } = unpacked
    left.bytes -= size
    if (holdsObjects) {
      left.objects -= size
      if (await contains(content, activeObject)) return 'active_content'
    }
    await searchCard(content, holdsObjects ? objects : drawing)
    holdsObjects = false
  }
  outside += text.slice(end)
  if (await contains(outside, script)) return 'active_content'
  await searchCard(outside, objects)
  return hasCard ? 'card_number' : null
}

const NOTHING = { size: 0, content: '' }
const objects = { isDrawing: false }
const drawing = { isDrawing: true }

/** Whether it begins like everything that zlib has packed. Some texts do so as well. */
function isPacked(bytes: Buffer): boolean {
  return bytes.length > 2 && (bytes.readUInt8(0) & 0x0f) === 8 && bytes.readUInt16BE(0) % 31 === 0
}

function contains(text: string, name: RegExp): Promise<boolean> {
  return somePiece(piecesOf(text, ' '), (piece) => name.test(plainNames(piece)))
}

/** Decodes escaped names: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
