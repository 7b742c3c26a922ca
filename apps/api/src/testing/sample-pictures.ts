/** The smallest files of their kinds that say a size, for tests. Nothing is drawn in them. */
export function png(width: number, height: number, chunks: [type: string, data: Buffer][] = []): Buffer {
  const bytes = Buffer.alloc(33)
  bytes.write('\x89PNG\r\n\x1a\n', 'latin1')
  bytes.writeUInt32BE(13, 8)
  bytes.write('IHDR', 12)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  const more = chunks.flatMap(([type, data]) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length)
    head.write(type, 4)
    return [head, data, Buffer.alloc(4)]
  })
  return Buffer.concat([bytes, ...more])
}

export function jpeg(width: number, height: number): Buffer {
  const start = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 2, 0xff, 0xc2, 0, 11, 8, 0, 0, 0, 0,
  ])
  start.writeUInt16BE(height, 18)
  start.writeUInt16BE(width, 20)
  return Buffer.concat([start, Buffer.from([1, 1, 0x11, 0])])
}

export function gif(width: number, height: number, frames: [number, number][] = [[width, height]]): Buffer {
  const screen = Buffer.alloc(13 + 6)
  screen.write('GIF89a', 'latin1')
  screen.writeUInt16LE(width, 6)
  screen.writeUInt16LE(height, 8)
  screen.writeUInt8(0x80, 10)
  const images = frames.map(([w, h]) => {
    const image = Buffer.alloc(10)
    image.writeUInt8(0x2c)
    image.writeUInt16LE(w, 5)
    image.writeUInt16LE(h, 7)
    return Buffer.concat([Buffer.from([0x21, 0xf9, 2, 9, 9, 0]), image, Buffer.from([2, 1, 7, 0])])
  })
  return Buffer.concat([screen, ...images, Buffer.from([0x3b])])
}

/** `endless`: the last page leads back to the first. */
export function tiff(pages: [number, number][], { endless = false } = {}): Buffer {
  const head = Buffer.from('MM\0\x2a\0\0\0\x08', 'latin1')
  const lists = pages.map(([width, height], place) => {
    const list = Buffer.alloc(2 + 24 + 4)
    list.writeUInt16BE(2)
    const entry = (at: number, tag: number, value: number) => {
      list.writeUInt16BE(tag, at)
      list.writeUInt16BE(4, at + 2)
      list.writeUInt32BE(1, at + 4)
      list.writeUInt32BE(value, at + 8)
    }
    entry(2, 256, width)
    entry(14, 257, height)
    const isLast = place === pages.length - 1
    list.writeUInt32BE(isLast ? (endless ? 8 : 0) : 8 + 30 * (place + 1), 26)
    return list
  })
  return Buffer.concat([head, ...lists])
}
