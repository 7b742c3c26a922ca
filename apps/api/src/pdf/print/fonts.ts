import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { partsOf } from './line-breaks.ts'
import { unpackFont } from './unpack-font.ts'

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
    Font.register({ family, src: unpackFont(file(subset, fontWeight)), fontWeight })
  for (const fontFamily of families) await nameGlyphs({ fontFamily, fontWeight })
}
// It would divide Portuguese by the rules of American English; ragged lines need no division.
Font.registerHyphenationCallback(partsOf)

type Glyphs = {
  getName(name: 'postscriptName'): string
  characterSet: readonly number[]
  glyphForCodePoint(code: number): { codePoints: number[] }
  hasGlyphForCodePoint(code: number): boolean
}

/**
 * A glyph remembers the characters it was first asked for with. A sign that is drawn as part of another before it is used itself
 * (the full stop in a colon, the a of ã) would remember none, and could not be copied out of the file.
 */
export async function nameGlyphs(font: Parameters<typeof Font.load>[0]) {
  await Font.load(font)
  const glyphs = glyphsOf(font)
  // The library tells fonts by this name, which slices share: it would embed one anew wherever a text goes from one to another.
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
 * How an Arabic letter looks beside others is copied out as the letter. Two in one keep the sign they have as a pair: readers
 * turn a line around sign by sign, and the pair with it.
 */
function letterOf(code: number): number {
  const isForm = (code >= 0xfb50 && code <= 0xfdff) || (code >= 0xfe70 && code <= 0xfefc)
  const letters = String.fromCodePoint(code).normalize('NFKC').trim()
  return isForm && letters.length === 1 ? letters.charCodeAt(0) : code
}

export function hasGlyph(sign: string, fonts: readonly string[]): boolean {
  const code = sign.codePointAt(0) ?? 0
  return fonts.some((fontFamily) => glyphsOf({ fontFamily, fontWeight: REGULAR }).hasGlyphForCodePoint(code))
}

function glyphsOf(font: Parameters<typeof Font.load>[0]): Glyphs {
  return Font.getFont(font)?.data as unknown as Glyphs
}
