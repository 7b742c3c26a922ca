import { crc32, deflateSync } from 'node:zlib'

export type SampleFile = { name: string; mimeType: string; buffer: Buffer }

/** A PDF with one empty page. Files with different names have different bytes. */
export function pdf(name: string): SampleFile {
  const buffer = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj
% ${name}
trailer<</Root 1 0 R>>
%%EOF`)

  return { name, mimeType: 'application/pdf', buffer }
}

export function textFile(name: string, text: string): SampleFile {
  return { name, mimeType: 'text/plain', buffer: Buffer.from(text) }
}

/** A picture with a color gradient. */
export function png(name: string, { width = 240, height = 160 } = {}): SampleFile {
  const rows = Array.from({ length: height }, (_, y) => {
    const pixels = Array.from({ length: width }, (_, x) => [(x * 255) / width, (y * 255) / height, 160].map(Math.round))
    return Buffer.from([0, ...pixels.flat()])
  })
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const buffer = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])

  return { name, mimeType: 'image/png', buffer }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))

  return Buffer.concat([length, body, check])
}
