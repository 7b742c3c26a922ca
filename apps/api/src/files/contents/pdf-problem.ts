import { inflated } from './inflated.ts'

/** More than a scanned contract unpacks to. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024
/** PDF names that make a viewer run a script, start a program or open another file. */
const active = /\/(?:JS|JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/
const streamStart = /stream\r?\n/g

/**
 * What is wrong with a PDF, or null. Streams that contain objects are unpacked and searched; for other streams only the unpacked size is checked.
 * The streams of an encrypted PDF cannot be searched.
 */
export async function pdfProblem(bytes: Buffer): Promise<'active_content' | 'too_large' | null> {
  const text = bytes.toString('latin1')
  let left = MOST_UNPACKED_BYTES
  let end = 0
  for (const { index, 0: keyword } of text.matchAll(streamStart)) {
    if (index < end || text.endsWith('end', index)) continue
    const before = text.slice(end, index)
    if (isActive(before)) return 'active_content'
    const start = index + keyword.length
    end = text.indexOf('endstream', start)
    if (end === -1) return null
    const about = before.slice(before.lastIndexOf(' obj') + 1)
    if (!/\/(?:FlateDecode|Fl)(?![A-Za-z0-9])/.test(plainNames(about))) continue

    const unpacked = await inflated(bytes.subarray(start, end), { most: left, keeps: about.includes('/ObjStm') })
    if (unpacked === null) return 'too_large'
    left -= unpacked.size
    if (unpacked.content && isActive(unpacked.content.toString('latin1'))) return 'active_content'
  }
  return isActive(text.slice(end)) ? 'active_content' : null
}

function isActive(text: string): boolean {
  return active.test(plainNames(text))
}

/** Decodes escaped names: `/J#53` is `/JS`. */
function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}
