import { inflateSync } from 'node:zlib'
import { Font } from '@react-pdf/renderer'

type Outlines = { getGlyph(id: number): { path: { toSVG(): string } } }
type Shaping = Outlines & {
  hasGlyphForCodePoint(code: number): boolean
  layout(text: string, features?: object): { glyphs: readonly { path: { toSVG(): string } }[] }
}

/** The outlines that a page of a PDF draws, in the order in which it draws them, from the fonts embedded in the file. */
export async function drawnOutlines(file: Buffer, place = 0): Promise<string[]> {
  const source = file.toString('latin1')
  const objects = new Map(
    Array.from(source.matchAll(/^(\d+) 0 obj\s([\s\S]*?)\bendobj/gm), ([, id, body]) => [String(id), String(body)]),
  )
  const streamOf = (id = '') => {
    const packed = /stream\n([\s\S]*?)\nendstream/.exec(objects.get(id) ?? '')?.[1] ?? ''
    return inflateSync(Buffer.from(packed, 'latin1'))
  }
  const fonts = new Map<string, Outlines>()
  for (const [, name = '', id = ''] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const follow = (from: string, key: string) => new RegExp(`/${key} \\[?(\\d+)`).exec(objects.get(from) ?? '')?.[1]
    const descriptor = follow(follow(id, 'DescendantFonts') ?? '', 'FontDescriptor') ?? ''
    if (!fonts.has(name)) fonts.set(name, await opened(streamOf(follow(descriptor, 'FontFile2'))))
  }
  const page = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body))[place] ?? ''
  const drawing = streamOf(/\/Contents (\d+)/.exec(page)?.[1]).toString('latin1')
  let font: Outlines | undefined
  return [...drawing.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, run = '']) => {
    if (name) font = fonts.get(name)
    const ids = [...run.matchAll(/<(\w*)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    return ids.map((id) => font?.getGlyph(Number.parseInt(id, 16)).path.toSVG() ?? '')
  })
}

let opening = 0
async function opened(bytes: Buffer): Promise<Outlines> {
  const fontFamily = `embedded ${++opening}`
  Font.register({ family: fontFamily, src: `data:font/ttf;base64,${bytes.toString('base64')}` })
  await Font.load({ fontFamily })
  return Font.getFont({ fontFamily })?.data as unknown as Outlines
}

/** The outlines of a text as its font shapes it; `isJoined: false` gives each letter on its own. */
export function shapedOutlines(text: string, families: readonly string[], { isJoined = true } = {}): string[] {
  const fonts = families.map((fontFamily) => Font.getFont({ fontFamily, fontWeight: 400 })?.data as unknown as Shaping)
  const fontOf = (character: string) => fonts.find((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
  const runs: { font: Shaping | undefined; text: string }[] = []
  for (const character of text) {
    const font = fontOf(character)
    const last = runs.at(-1)
    if (isJoined && last?.font === font && last) last.text += character
    else runs.push({ font, text: character })
  }
  return runs.flatMap((run) => run.font?.layout(run.text).glyphs.map(({ path }) => path.toSVG()) ?? [])
}

/** Whether the outlines are drawn one after the other. */
export function isDrawn(drawn: readonly string[], outlines: readonly string[]): boolean {
  return drawn.some((_, start) => outlines.every((outline, place) => drawn[start + place] === outline))
}
