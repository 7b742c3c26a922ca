import { createRequire } from 'node:module'
import type { LocaleFacts } from '@amparo/rules/locale/locale-facts'
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

/** The weights of every font that a locale needs, in the order in which the fonts are tried for a character. */
const weightsOf: Record<LocaleFacts['pdfFont'] | 'zcool-xiaowei', readonly number[]> = {
  inter: both,
  // Draws a letter and its dots as one glyph. With fonts that do not, the library loses letters.
  'ibm-plex-sans-arabic': both,
  'noto-sans-thai': both,
  'gowun-dodum': one,
  // Both scripts of Chinese, and kana.
  'chocolate-classical-sans': one,
  // Simplified characters that the one before lacks. Never first: it is a display font, and fills some characters (U+56DE) with ink.
  'zcool-xiaowei': one,
}

export const faces: readonly FontFace[] = Object.entries(weightsOf).map(([name, weights]) => face(name, weights))

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
