import { setImmediate as otherWork } from 'node:timers/promises'
import { hasKnownCardNumber } from '@amparo/rules/card/has-card-number'
import { piecesOf, somePiece } from './in-pieces.ts'
import { action, active, drawing, firstObject, noDrawing, objectStream, predicted, script } from './pdf-names.ts'
import { pdfStreams } from './pdf-streams.ts'
import { pdfTexts } from './pdf-texts.ts'
import { searchPacked } from './search-packed.ts'

/** More than a scanned contract has, packed and unpacked. */
const MOST_BYTES = 225 * 1024 * 1024
/** More than a long document has. Each costs time, however little is in it. */
const MOST_STREAMS = 50_000
/** Of these, each costs 1.5 ms. In an encrypted document, a few begin like packed ones by chance. */
const MOST_DAMAGED = 2_000
/** All streams of objects together: more than a document of a thousand pages has. */
const MOST_OBJECT_BYTES = 32 * 1024 * 1024
/** All that is searched for card numbers: many times what a long document writes. Maps and plans may have more, but few texts. */
const MOST_SEARCHED_BYTES = 24 * 1024 * 1024

/**
 * What is wrong with a PDF, or null. Active content is searched for everywhere, because what looks like a stream may be none, and in everything that zlib
 * unpacks, because what says that it is a picture may hold objects. The streams of an encrypted PDF cannot be searched.
 */
export async function pdfProblem(
  bytes: Buffer,
  isInCatalogue: (digits: string) => boolean,
): Promise<'active_content' | 'card_number' | 'too_large' | null> {
  const text = bytes.toString('latin1')
  if (await contains(text, active)) return 'active_content'
  const budget = {
    streams: MOST_STREAMS,
    damaged: MOST_DAMAGED,
    bytes: MOST_BYTES,
    objects: MOST_OBJECT_BYTES,
    searched: MOST_SEARCHED_BYTES,
  }
  let outside = ''
  let end = 0
  let isObjects = false
  let hasFirst = false
  let isPredicted = false
  let hasCard = false
  /** What is too long for the rest of the budget is left out, so that a large drawing does not hide the titles and fields after it. */
  const searchCard = async (syntax: string, kind: typeof drawn) => {
    if (hasCard || syntax.length > budget.searched) return
    budget.searched -= syntax.length
    hasCard = await somePiece(pdfTexts(syntax, kind), (piece) => hasKnownCardNumber(piece, isInCatalogue))
  }
  for (const stream of pdfStreams(text)) {
    if (--budget.streams < 0) return 'too_large'
    if (stream.isCertain) {
      outside += text.slice(end, stream.start)
      end = stream.end
    }
    const object = stream.about.slice(stream.about.lastIndexOf(' obj') + 1)
    if (!stream.isContinued) isObjects = hasFirst = isPredicted = false
    isObjects ||= await contains(stream.about, objectStream)
    hasFirst ||= await contains(object, firstObject)
    isPredicted ||= await contains(object, predicted)
    // Nobody packs objects as differences, and we cannot search these.
    if (isPredicted && (isObjects || hasFirst)) return 'active_content'
    const mayDraw = !(await contains(object, noDrawing))
    const keeps = isObjects || mayDraw ? budget.searched : 0
    const { damaged } = budget
    const saysObjects = isObjects || hasFirst || !stream.isCertain
    const isActive = (piece: string, beginning: Buffer) =>
      action.test(piece) || ((saysObjects || mayBeObjects(beginning)) && (active.test(piece) || script.test(piece)))
    const contents = await searchPacked(bytes.subarray(stream.start), isActive, { budget, isObjects, keeps })
    if (typeof contents === 'string') return contents
    for (const content of contents) await searchCard(content, isObjects ? objects : drawn)
    // What seems to be damaged may be a text that only begins like packed bytes.
    if (contents.length > 0 && budget.damaged === damaged) continue
    await otherWork()
    if (mayDraw && stream.isCertain) await searchCard(text.slice(stream.start, stream.end), drawn)
  }
  outside += text.slice(end)
  if (await contains(outside, script)) return 'active_content'
  await searchCard(outside, objects)
  return hasCard ? 'card_number' : null
}

const objects = { isDrawing: false }
const drawn = { isDrawing: true }

/** A stream of objects begins with their numbers, whatever it says about itself. The text of a page may mention the names. */
function mayBeObjects(beginning: Buffer): boolean {
  const text = beginning.toString('latin1')
  return /^[\0\s\d+.%-]/.test(text) && !drawing.test(text)
}

function contains(text: string, name: RegExp): Promise<boolean> {
  return somePiece(piecesOf(text, ' '), (piece) => name.test(piece))
}
