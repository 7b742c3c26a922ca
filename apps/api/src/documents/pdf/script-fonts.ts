import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { printedScripts } from '../printed-scripts.ts'
import { families, hasGlyph, nameGlyphs, REGULAR, STRONG } from './fonts.ts'

const { resolve } = createRequire(import.meta.url)
const loaded = new Set<string>()

/** The fonts that a text needs, Inter first. Those of other scripts are loaded with the first text that has their letters. */
export async function familiesFor(text: string): Promise<string[]> {
  const needed = printedScripts.filter(({ letters }) => letters.test(text))
  for (const { family, file } of needed) {
    if (loaded.has(family)) continue
    for (const fontWeight of [REGULAR, STRONG]) {
      Font.register({ family, src: resolve(file(fontWeight)), fontWeight })
      await nameGlyphs({ fontFamily: family, fontWeight })
    }
    loaded.add(family)
  }
  return [...families, ...needed.map(({ family }) => family)]
}

/** A text as these fonts can set it: the library would take what they lack from a font that nobody can copy out of. */
export function settable(text: string, fonts: readonly string[]): string {
  // It loses the second half of a sara am; written in its two parts it is the same sign.
  const parted = text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
  return parted.replace(/[^\n]/gu, (sign) => {
    if (hasGlyph(sign, fonts)) return sign
    if (/\p{C}/u.test(sign)) return ''
    return /\s/u.test(sign) ? ' ' : '?'
  })
}
