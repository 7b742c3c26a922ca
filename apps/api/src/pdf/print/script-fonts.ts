import { Font } from '@react-pdf/renderer'
import { type FontFace, faces } from './font-faces.ts'
import { families, hasGlyph, nameGlyphs } from './fonts.ts'
import { unpackFont } from './unpack-font.ts'

/** Replaces a character that no font has: a receipt with a visible gap is better than none. */
export const MISSING = '□'

const loaded = new Map<string, Promise<void>>()

/** The fonts that a text needs, Inter first. Of the others only the slices with its characters are loaded, once. */
export async function familiesFor(text: string): Promise<string[]> {
  const slices = faces.map(() => new Set<string>())
  for (const character of new Set(text + MISSING)) {
    if (hasGlyph(character, families)) continue
    for (const [place, face] of faces.entries()) {
      const family = await familyWith(character, face)
      if (!family) continue
      slices[place]?.add(family)
      break
    }
  }
  // Sorted, so that the same text gives the same bytes, whatever was printed before.
  return [...families, ...slices.flatMap((found) => [...found].sort())]
}

/** The list of a slice names more characters than the slice has. */
async function familyWith(character: string, face: FontFace): Promise<string | null> {
  const slice = face.sliceOf(character.codePointAt(0) ?? 0)
  if (!slice) return null
  const family = `${face.name} ${slice}`
  const loading = loaded.get(family) ?? load(family, slice, face)
  loaded.set(family, loading)
  await loading
  return hasGlyph(character, [family]) ? family : null
}

async function load(family: string, slice: string, { weights, file }: FontFace) {
  for (const fontWeight of weights) {
    Font.register({ family, src: unpackFont(file(slice, fontWeight)), fontWeight })
    await nameGlyphs({ fontFamily: family, fontWeight })
  }
}

/** A text that these fonts can print: for other characters the library would use a font whose text cannot be copied. */
export function printable(text: string, fonts: readonly string[]): string {
  // The library drops the second half of a Thai sara am; decomposed it looks the same.
  const decomposed = text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32')
  return decomposed.replace(/[^\n]/gu, (character) => {
    if (hasGlyph(character, fonts)) return character
    if (/\s/u.test(character)) return ' '
    // A modifier of the character before it, which is there or marked as missing.
    return /[\p{Cc}\p{Cf}\p{M}\p{Emoji_Modifier}]/u.test(character) ? '' : MISSING
  })
}
