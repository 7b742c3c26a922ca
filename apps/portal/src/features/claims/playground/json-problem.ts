export type JsonProblem = { offset: number; line: number; column: number; problem: string }

const SPACE = /[ \t\r\n]*/y
const STRING = /"(?:[^"\\\r\n\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Where a text stops being valid JSON, or null. The browsers' own messages differ, and some give no position. */
export function jsonProblem(text: string): JsonProblem | null {
  try {
    JSON.parse(text)
    return null
  } catch {
    const { offset, problem } = firstWrong(text)
    const lines = text.slice(0, offset).split('\n')
    return { offset, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, problem }
  }
}

function firstWrong(text: string): Pick<JsonProblem, 'offset' | 'problem'> {
  let at = 0
  let problem = 'is not JSON'

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const isMatch = pattern.test(text)
    if (isMatch) at = pattern.lastIndex
    return isMatch
  }
  const next = () => {
    take(SPACE)
    return text[at]
  }
  const wrong = (words: string) => {
    problem = words
    return false
  }
  const missing = (wanted: string) => wrong(`expected ${wanted}, found ${text[at] ?? 'the end'}`)
  const string = () => take(STRING) || wrong('a text begins here that does not end well')

  function value(): boolean {
    const first = next()
    if (first === '{') return list('}', member)
    if (first === '[') return list(']', value)
    if (first === '"') return string()
    return take(WORD) || missing('a value')
  }

  function member(): boolean {
    if (next() !== '"') return missing('a name in quotes')
    if (!string()) return false
    if (next() !== ':') return missing(':')
    at += 1
    return value()
  }

  function list(close: string, item: () => boolean): boolean {
    at += 1
    if (next() !== close)
      for (;;) {
        if (!item()) return false
        if (next() === close) break
        if (text[at] !== ',') return missing(`, or ${close}`)
        at += 1
      }
    at += 1
    return true
  }

  if (value() && next() !== undefined) missing('the end')
  return { offset: at, problem }
}
