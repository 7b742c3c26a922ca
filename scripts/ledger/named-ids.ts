export interface NamedId {
  id: string
  line: number
}

const ID = '[PCM]-X?\\d{2,3}'
const ITEM = `${ID}(?:\\s*(?:\\.\\.|to)\\s*${ID})?`
const LIST = `(${ITEM}(?:[,\\s]+${ITEM})*)`
/** A title's `[P-142]`, `[P-142, P-150]`, `[P-212..P-225]`, `[P-298 to P-311]`; or the same without brackets as a cell of a table: `'P-034, P-035'`. */
const NAMED = new RegExp(`\\[${LIST}\\]|['"\`]${LIST}['"\`]`, 'g')

/** The requirement ids a test file names, ranges written out. */
export function namedIds(source: string): NamedId[] {
  return [...source.matchAll(NAMED)].flatMap((match) => {
    const line = source.slice(0, match.index).split('\n').length
    const items = (match[1] ?? match[2] ?? '').matchAll(new RegExp(`(${ID})(?:\\s*(?:\\.\\.|to)\\s*(${ID}))?`, 'g'))

    return [...items].flatMap(([, first = '', last = first]) => expand(first, last).map((id) => ({ id, line })))
  })
}

/** A range that runs backwards or from one series into another counts as its two ends. */
function expand(first: string, last: string): string[] {
  const [series, from] = split(first)
  const [lastSeries, to] = split(last)
  if (series !== lastSeries || Number(to) < Number(from)) return [first, last]

  return Array.from(
    { length: Number(to) - Number(from) + 1 },
    (_, step) => series + String(Number(from) + step).padStart(from.length, '0'),
  )
}

function split(id: string): [series: string, number: string] {
  const digits = /\d+$/.exec(id)?.[0] ?? ''

  return [id.slice(0, -digits.length), digits]
}
