import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { partsOf } from './line-breaks.ts'
import { unpackFont } from './unpack-font.ts'

const { resolve } = createRequire(import.meta.url)
const file = (subset: string, weight: number) =>
  resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)

/** Each has characters that those before it lack: the second the rupee, the third the tones of Vietnamese. */
const subsets = { Inter: 'latin', 'Inter Extended': 'latin-ext', 'Inter Vietnamese': 'vietnamese' }
export const families = Object.keys(subsets)
export const REGULAR = 400
export const STRONG = 600

for (const fontWeight of [REGULAR, STRONG] as const) {
  for (const [family, subset] of Object.entries(subsets))
    Font.register({ family, src: unpackFont(file(subset, fontWeight)), fontWeight })
  for (const fontFamily of families) await nameGlyphs({ fontFamily, fontWeight })
}
// The library would hyphenate Portuguese by the rules of American English; ragged lines need no hyphens.
Font.registerHyphenationCallback(partsOf)

type Glyphs = {
  getName(name: 'postscriptName'): string
  characterSet: readonly number[]
  glyphForCodePoint(code: number): { codePoints: number[] }
  hasGlyphForCodePoint(code: number): boolean
}

/**
 * A glyph stores the characters it was first looked up for. One that is drawn as part of another before it is used itself (the full
 * stop in a colon, the a of ã) would store none, and could not be copied from the PDF.
 */
export async function nameGlyphs(font: Parameters<typeof Font.load>[0]) {
  await Font.load(font)
  const glyphs = glyphsOf(font)
  // The library identifies fonts by this name, which slices share: it would embed a font again at every switch between slices.
  const own = glyphs.getName('postscriptName')
  const value = font.fontFamily === families[0] ? own : `${own}-${font.fontFamily.replace(/\W+/g, '-')}`
  Object.defineProperty(glyphs, 'postscriptName', { value, configurable: true })
  for (const code of glyphs.characterSet) {
    const letter = letterOf(code)
    if (letter === code) glyphs.glyphForCodePoint(code)
    else glyphs.glyphForCodePoint(code).codePoints = [letter]
  }
}

/**
 * A contextual form of an Arabic letter is copied as the letter. A ligature of two keeps its own character: PDF readers reverse a line
 * character by character, and would reverse the pair.
 */
function letterOf(code: number): number {
  // Inter draws the modifier apostrophe and the one of our texts with one glyph.
  if (code === 0x2bc) return 0x2019
  const isForm = (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc)
  const letters = String.fromCodePoint(code).normalize('NFKC').trim()
  return isForm && letters.length === 1 ? letters.charCodeAt(0) : code
}

export function hasGlyph(sign: string, fonts: readonly string[]): boolean {
  const code = sign.codePointAt(0) ?? 0
  return fonts.some((fontFamily) => glyphsOf({ fontFamily, fontWeight: REGULAR }).hasGlyphForCodePoint(code))
}

/** The font itself, for a library that sets text with it. Fonts of one weight have no strong one. */
export function fontOf(fontFamily: string, fontWeight: number) {
  return Font.getFont({ fontFamily, fontWeight })?.data ?? Font.getFont({ fontFamily, fontWeight: REGULAR })?.data
}

function glyphsOf(font: Parameters<typeof Font.load>[0]): Glyphs {
  return Font.getFont(font)?.data as unknown as Glyphs
}
