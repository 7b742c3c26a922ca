/** Ranges of code points, in order and without overlaps. */
export type CharSet = readonly (readonly [from: number, to: number])[]

const LAST = 0x10ffff
export const everything: CharSet = [[0, LAST]]
export const nothing: CharSet = []

export function overlaps(one: CharSet, other: CharSet): boolean {
  return one.some(([from, to]) => other.some(([start, end]) => from <= end && start <= to))
}

export function unite(...sets: CharSet[]): CharSet {
  const merged: [number, number][] = []
  for (const [from, to] of sets.flat().toSorted(([one], [other]) => one - other)) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

export function invert(set: CharSet): CharSet {
  const gaps: [number, number][] = []
  let start = 0
  for (const [from, to] of unite(set)) {
    if (from > start) gaps.push([start, from - 1])
    start = to + 1
  }
  if (start <= LAST) gaps.push([start, LAST])
  return gaps
}

const one = (character: string) => character.codePointAt(0) ?? 0
const range = (from: string, to: string): CharSet => [[one(from), one(to)]]
export const just = (character: string): CharSet => [[one(character), one(character)]]

const digits = range('0', '9')
const word = unite(digits, range('A', 'Z'), range('a', 'z'), just('_'))
const space = unite(
  ...[...'\t\n\v\f\r \u00a0\u1680\u2028\u2029\u202f\u205f\u3000\ufeff'].map(just),
  range('\u2000', '\u200a'),
)
const lineEnds = unite(...[...'\n\r\u2028\u2029'].map(just))

export const dot = invert(lineEnds)
/** The sets of `\d`, `\w` and `\s`, and their opposites. */
export const classes: Readonly<Record<string, CharSet>> = {
  d: digits,
  D: invert(digits),
  w: word,
  W: invert(word),
  s: space,
  S: invert(space),
}
