import { inflateSync } from 'node:zlib'

type Objects = ReadonlyMap<string, string>

/** What a reader copies out of one of our files, page by page, without any white space: it falls where lines and runs end. */
export function readPdf(file: Buffer) {
  const source = file.toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\bendobj/gm), ([, id, body]) => [id as string, body as string]),
  )
  const fonts = new Map(
    Array.from(source.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, id]) => [name, signsOf(objects, id as string)]),
  )
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))
  return {
    source,
    pages: pages.map((page) => copied(streamOf(objects, /\/Contents (\d+)/.exec(page)?.[1]), fonts)),
    fontNames: [...new Set(Array.from(source.matchAll(/\/BaseFont \/\w+\+([\w-]+)/g), ([, name]) => name))].sort(),
  }
}

export function squeezed(text: string): string {
  return text.replace(/\s/gu, '')
}

function streamOf(objects: Objects, id = ''): string {
  // A carriage return before the end is the last byte of what is compressed.
  const body = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '')?.[1] ?? ''
  return inflateSync(Buffer.from(body, 'latin1')).toString('latin1')
}

/** The characters of each glyph, as the font's ToUnicode map gives them. */
function signsOf(objects: Objects, font: string): string[] {
  const map = streamOf(objects, /\/ToUnicode (\d+)/.exec(objects.get(font) ?? '')?.[1])
  const ranges = Array.from(map.matchAll(/<\w+> <\w+> \[([^\]]*)\]/g), ([, characters]) => characters as string).join(
    ' ',
  )
  return Array.from(ranges.matchAll(/<([^>]*)>/g), ([, hex = '']) =>
    Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
  )
}

function copied(drawing: string, fonts: ReadonlyMap<string | undefined, string[]>): string {
  const runs = drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)
  let font: string[] = []
  let text = ''
  for (const [, name, run = ''] of runs) {
    if (name) font = fonts.get(name) ?? []
    const glyphs =
      Array.from(run.matchAll(/<(\w*)>/g), ([, hex]) => hex)
        .join('')
        .match(/.{4}/g) ?? []
    text += glyphs.map((glyph) => font[Number.parseInt(glyph, 16)]).join('')
  }
  return squeezed(text)
}
