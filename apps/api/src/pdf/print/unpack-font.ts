import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/**
 * The plain font in a WOFF file, as a data URL. From a WOFF the library would decompress the table of outlines again for every
 * character that it draws.
 */
export function unpackFont(file: string): string {
  const woff = readFileSync(file)
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, place) => {
    const entry = HEADER + place * ENTRY
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const data = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packed < length ? inflateSync(data) : data,
    }
  })
  const directory = Buffer.alloc(12 + tables.length * 16)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(tables.length, 4)
  let end = directory.length
  const padded = tables.map(({ tag, checksum, data }, place) => {
    const entry = 12 + place * 16
    tag.copy(directory, entry)
    directory.writeUInt32BE(checksum, entry + 4)
    directory.writeUInt32BE(end, entry + 8)
    directory.writeUInt32BE(data.length, entry + 12)
    const filled = Buffer.concat([data, Buffer.alloc(-data.length & 3)])
    end += filled.length
    return filled
  })
  return `data:font/sfnt;base64,${Buffer.concat([directory, ...padded]).toString('base64')}`
}
