import { createRequire } from 'node:module'
import { REGULAR, STRONG } from './fonts.ts'

const require = createRequire(import.meta.url)

/** A font in slices: files with some hundred characters each. */
export type FontFace = {
  /** The name of its package. */
  name: string
  weights: readonly number[]
  /** The slice that should have this character. */
  sliceOf(code: number): string | undefined
  file(slice: string, weight: number): string
}

const both = [REGULAR, STRONG]
// Fonts with thousands of characters have one weight: headings differ by size and colour.
const one = [REGULAR]

/** In the order in which they are searched for a character. */
export const faces: readonly FontFace[] = [
  face('inter', both),
  // A font that draws a letter and its dots as one glyph: with others, the library loses letters.
  face('ibm-plex-sans-arabic', both),
  face('noto-sans-thai', both),
  face('gowun-dodum', one),
  // Both scripts of Chinese, and kana.
  face('chocolate-classical-sans', one),
  // Simplified characters that the one above lacks. Last: a display font, and some of its glyphs (U+56DE) are filled in.
  face('zcool-xiaowei', one),
]

function face(name: string, weights: readonly number[]): FontFace {
  let slices: Map<number, string> | null = null
  return {
    name,
    weights,
    sliceOf(code) {
      slices ??= slicesByCharacter(require(`@fontsource/${name}/unicode.json`))
      return slices.get(code)
    },
    file: (slice, weight) => require.resolve(`@fontsource/${name}/files/${name}-${slice}-${weight}-normal.woff`),
  }
}

/** From `{ "[4]": "U+4e00,U+4e03-4e08", … }`. */
function slicesByCharacter(ranges: Record<string, string>): Map<number, string> {
  const slices = new Map<number, string>()
  for (const [slice, characters] of Object.entries(ranges)) {
    for (const [, from = '', to = from] of characters.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
      const last = Number.parseInt(to, 16)
      for (let code = Number.parseInt(from, 16); code <= last; code++)
        if (!slices.has(code)) slices.set(code, slice.replace(/[[\]]/g, ''))
    }
  }
  return slices
}
