import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)
const file = (subset: string, weight: number) =>
  resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)

/** Each has the signs that those before it lack: the second the rupee, the third the tones of Vietnamese. */
const subsets = { Inter: 'latin', 'Inter Extended': 'latin-ext', 'Inter Vietnamese': 'vietnamese' }
export const families = Object.keys(subsets)
export const REGULAR = 400
export const STRONG = 600

for (const fontWeight of [REGULAR, STRONG] as const) {
  for (const [family, subset] of Object.entries(subsets))
    Font.register({ family, src: file(subset, fontWeight), fontWeight })
  for (const fontFamily of families) await nameGlyphs({ fontFamily, fontWeight })
}
// It would divide Portuguese by the rules of American English; ragged lines need no division.
Font.registerHyphenationCallback((word) => [word])

type Glyphs = {
  characterSet: readonly number[]
  glyphForCodePoint(code: number): unknown
  hasGlyphForCodePoint(code: number): boolean
}

/**
 * A glyph remembers the characters it was first asked for with. A sign that is drawn as part of another before it is used itself
 * (the full stop in a colon, the a of ã) would remember none, and could not be copied out of the file.
 */
export async function nameGlyphs(font: Parameters<typeof Font.load>[0]) {
  await Font.load(font)
  const glyphs = glyphsOf(font)
  for (const code of glyphs.characterSet) glyphs.glyphForCodePoint(code)
}

export function hasGlyph(sign: string, fonts: readonly string[]): boolean {
  const code = sign.codePointAt(0) ?? 0
  return fonts.some((fontFamily) => glyphsOf({ fontFamily, fontWeight: REGULAR }).hasGlyphForCodePoint(code))
}

function glyphsOf(font: Parameters<typeof Font.load>[0]): Glyphs {
  return Font.getFont(font)?.data as unknown as Glyphs
}
