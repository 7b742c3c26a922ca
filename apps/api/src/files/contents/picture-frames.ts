/** Width and height in pixels. */
export type Frame = readonly [width: number, height: number]

const MOST_PAGES = 1000
/** No real animation has more; reading a file of nothing but frames would block all other calls for seconds. */
const MOST_FRAMES = 250_000
/** Entries of one page; the format defines about a hundred. Lists may overlap, so a small file could declare very long ones. */
const MOST_ENTRIES = 1000

/** Every frame or page that a picture declares, by media type. These read headers only and unpack nothing. */
const readers: Record<string, (bytes: Buffer) => Frame[]> = {
  'image/png': (bytes) =>
    bytes.toString('latin1', 12, 16) === 'IHDR' ? [[bytes.readUInt32BE(16), bytes.readUInt32BE(20)]] : [],
  'image/jpeg': jpegFrames,
  'image/gif': gifFrames,
  'image/tiff': tiffFrames,
}

/** Undefined for other types of file; an empty list for a picture that no viewer could show. */
export function pictureFrames(bytes: Buffer, contentType: string): Frame[] | undefined {
  try {
    return readers[contentType]?.(bytes)
  } catch (error) {
    // An offset that points outside the file.
    if (error instanceof RangeError) return []
    throw error
  }
}

/** Walks the markers up to the start of frame; a scan before it means that this is no picture. */
function jpegFrames(bytes: Buffer): Frame[] {
  for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
    while (bytes.readUInt8(at) === 0xff && bytes.readUInt8(at + 1) === 0xff) at++
    const marker = bytes.readUInt16BE(at)
    if (marker < 0xffc0 || marker === 0xffda || marker === 0xffd9) return []
    const isFrame = marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return [[bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]]
  }
}

/** The screen and each image on it: one may be larger than the screen. */
function gifFrames(bytes: Buffer): Frame[] {
  const tableSize = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))
  const frames: Frame[] = [[bytes.readUInt16LE(6), bytes.readUInt16LE(8)]]
  let at = 13 + tableSize(bytes.readUInt8(10))
  for (let block = bytes.readUInt8(at); block !== 0x3b; block = bytes.readUInt8(at)) {
    if (frames.length > MOST_FRAMES) return []
    if (block === 0x2c) {
      frames.push([bytes.readUInt16LE(at + 5), bytes.readUInt16LE(at + 7)])
      at += 11 + tableSize(bytes.readUInt8(at + 9))
    } else if (block === 0x21) at += 2
    else return []
    for (let size = bytes.readUInt8(at); size > 0; size = bytes.readUInt8(at)) at += size + 1
    at++
  }
  return frames.length > 1 ? frames : []
}

function tiffFrames(bytes: Buffer): Frame[] {
  const isLittle = bytes.readUInt8(0) === 0x49
  const short = (at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const frames: Frame[] = []
  for (let page = long(4); page !== 0; ) {
    const length = short(page)
    // A list of pages may loop back to itself.
    if (frames.length === MOST_PAGES || length > MOST_ENTRIES) return []
    const entries = Array.from({ length }, (_, index) => page + 2 + 12 * index)
    const value = (tag: number) => {
      const entry = entries.find((at) => short(at) === tag)
      if (entry === undefined) return 0
      return short(entry + 2) === 3 ? short(entry + 8) : long(entry + 8)
    }
    frames.push([value(256), value(257)])
    page = long(page + 2 + 12 * entries.length)
  }
  return frames
}
