import { createRequire } from 'node:module'
import { REGULAR, STRONG } from './fonts.ts'

const require = createRequire(import.meta.url)

/** A font, of which each slice has some hundred signs in a file of its own. */
export type FontFace = {
  /** Of its package. */
  name: string
  weights: readonly number[]
  /** The slice that should have this sign. */
  sliceOf(code: number): string | undefined
  file(slice: string, weight: number): string
}

const both = [REGULAR, STRONG]
// A font with thousands of signs has one weight: headings are told by size and colour.
const one = [REGULAR]

/** In the order in which they are asked for a sign. */
export const faces: readonly FontFace[] = [
  face('inter', both),
  // One that draws a letter and its dots as one: of those that do not, the library loses letters.
  face('ibm-plex-sans-arabic', both),
  face('noto-sans-thai', both),
  face('gowun-dodum', one),
  // Both scripts of Chinese, and kana.
  face('chocolate-classical-sans', one),
  // Simplified signs that it lacks. Never the first: it is for display, and fills some of its own (U+56DE) with ink.
  face('zcool-xiaowei', one),
]

function face(name: string, weights: readonly number[]): FontFace {
  let slices: Map<number, string> | null = null
  return {
    name,
    weights,
    sliceOf(code) {
      slices ??= slicesBySign(require(`@fontsource/${name}/unicode.json`))
      return slices.get(code)
    },
    file: (slice, weight) => require.resolve(`@fontsource/${name}/files/${name}-${slice}-${weight}-normal.woff`),
  }
}

/** From `{ "[4]": "U+4e00,U+4e03-4e08", … }`. */
function slicesBySign(ranges: Record<string, string>): Map<number, string> {
  const slices = new Map<number, string>()
  for (const [slice, signs] of Object.entries(ranges)) {
    for (const [, from = '', to = from] of signs.matchAll(/U\+(\w+)(?:-(\w+))?/g)) {
      const last = Number.parseInt(to, 16)
      for (let code = Number.parseInt(from, 16); code <= last; code++)
        if (!slices.has(code)) slices.set(code, slice.replace(/[[\]]/g, ''))
    }
  }
  return slices
}
