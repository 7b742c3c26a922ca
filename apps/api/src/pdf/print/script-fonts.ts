import { Font } from '@react-pdf/renderer'
import { type FontFace, faces } from './font-faces.ts'
import { families, hasGlyph, nameGlyphs } from './fonts.ts'
import { unpackFont } from './unpack-font.ts'

/** In place of a sign that no font has: a receipt with a gap that is seen is better than none. */
export const MISSING = '□'

const loaded = new Map<string, Promise<void>>()

/** The fonts that a text needs, Inter first. Of the others only the slices with its signs are loaded, and kept. */
export async function familiesFor(text: string): Promise<string[]> {
  const slices = faces.map(() => new Set<string>())
  for (const sign of new Set(text + MISSING)) {
    if (hasGlyph(sign, families)) continue
    for (const [place, face] of faces.entries()) {
      const family = await familyWith(sign, face)
      if (!family) continue
      slices[place]?.add(family)
      break
    }
  }
  // Sorted: the same text gives the same bytes, whatever was printed before.
  return [...families, ...slices.flatMap((found) => [...found].sort())]
}

/** A font claims more signs for a slice than it has. */
async function familyWith(sign: string, face: FontFace): Promise<string | null> {
  const slice = face.sliceOf(sign.codePointAt(0) ?? 0)
  if (!slice) return null
  const family = `${face.name} ${slice}`
  const loading = loaded.get(family) ?? load(family, slice, face)
  loaded.set(family, loading)
  await loading
  return hasGlyph(sign, [family]) ? family : null
}

async function load(family: string, slice: string, { weights, file }: FontFace) {
  for (const fontWeight of weights) {
    Font.register({ family, src: unpackFont(file(slice, fontWeight)), fontWeight })
    await nameGlyphs({ fontFamily: family, fontWeight })
  }
}

/** A text as these fonts can set it: the library would take what they lack from a font that nobody can copy out of. */
export function settable(text: string, fonts: readonly string[]): string {
  // It loses the second half of a sara am; written in its two parts it is the same sign.
  const parted = text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
  return parted.replace(/[^\n]/gu, (sign) => {
    if (hasGlyph(sign, fonts)) return sign
    if (/\s/u.test(sign)) return ' '
    // What only changes the sign before it; that one is there, or marked as missing.
    return /[\p{Cc}\p{Cf}\p{M}\p{Emoji_Modifier}]/u.test(sign) ? '' : MISSING
  })
}
