import { type CharSet, classes, dot, everything, invert, just, nothing, unite } from './char-set.ts'

/** The parts of a regular expression that decide how it backtracks. A `look` (lookahead or lookbehind) consumes nothing. */
export type Node =
  | { kind: 'set'; set: CharSet }
  | { kind: 'repeat'; body: Node; min: number; max: number }
  | { kind: 'sequence'; parts: Node[] }
  | { kind: 'choice'; options: Node[] }
  | { kind: 'look'; body: Node }
  | { kind: 'edge'; at: string }

const quantifier = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/
const control: Readonly<Record<string, string>> = { t: '\t', n: '\n', v: '\v', f: '\f', r: '\r', 0: '\0' }

/**
 * Parses a pattern that RegExp accepts with the flag u. Undefined if it has back-references, which can take unlimited time, or modifiers such as
 * `(?i:a)`, which change what the characters inside them match.
 */
export function parsePattern(pattern: string): Node | undefined {
  let rest = pattern
  let isRegular = true

  function take(length: number): string {
    const taken = rest.slice(0, length)
    rest = rest.slice(length)
    return taken
  }
  function takeIf(start: string): boolean {
    return rest.startsWith(start) && take(start.length) !== ''
  }
  function character(): string {
    return take((rest.codePointAt(0) ?? 0) > 0xffff ? 2 : 1)
  }

  function choice(): Node {
    const options = [sequence()]
    while (takeIf('|')) options.push(sequence())
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options }
  }

  function sequence(): Node {
    const parts: Node[] = []
    while (rest !== '' && !/^[|)]/.test(rest)) parts.push(quantified(atom()))
    return { kind: 'sequence', parts }
  }

  function quantified(body: Node): Node {
    const [all, symbol, from, comma, to] = quantifier.exec(rest) ?? []
    if (all === undefined) return body
    take(all.length)
    const min = symbol ? (symbol === '+' ? 1 : 0) : Number(from)
    const max = symbol
      ? symbol === '?'
        ? 1
        : Number.POSITIVE_INFINITY
      : comma
        ? Number(to || Number.POSITIVE_INFINITY)
        : min
    return { kind: 'repeat', body, min, max }
  }

  function atom(): Node {
    if (takeIf('(')) return group()
    if (takeIf('[')) return { kind: 'set', set: bracket() }
    if (takeIf('.')) return { kind: 'set', set: dot }
    if (takeIf('\\')) return escaped()
    if (/^[\^$]/.test(rest)) return { kind: 'edge', at: take(1) }
    return { kind: 'set', set: just(character()) }
  }

  function group(): Node {
    const [start = ''] = /^\?(?::|<?[=!]|<[^>]+>)/.exec(rest) ?? []
    if (start === '' && rest.startsWith('?')) isRegular = false
    take(start.length)
    const body = choice()
    take(1)
    return /[=!]$/.test(start) ? { kind: 'look', body } : body
  }

  function escaped(): Node {
    if (/^[bB]/.test(rest)) return { kind: 'edge', at: take(1) }
    if (/^(?:[1-9]|k<)/.test(rest)) isRegular = false
    return { kind: 'set', set: escapedSet() }
  }

  function escapedSet(): CharSet {
    const [property] = /^[pP]\{[^}]*\}/.exec(rest) ?? []
    // The characters of a Unicode property are in tables that we do not have, so any character is assumed.
    if (property) return take(property.length) ? everything : nothing
    const [all, short, braced] = /^(?:u([\da-fA-F]{4})|u\{([\da-fA-F]+)\}|x[\da-fA-F]{2}|c[a-zA-Z])/.exec(rest) ?? []
    if (all) {
      take(all.length)
      const code = Number.parseInt(short ?? braced ?? all.slice(1), 16)
      return all.startsWith('c') ? everything : [[code, code]]
    }
    const letter = character()
    return classes[letter] ?? just(control[letter] ?? letter)
  }

  function bracket(): CharSet {
    const isNegated = takeIf('^')
    const parts: CharSet[] = []
    let isOpaque = false
    while (rest !== '' && !takeIf(']')) {
      const from = member()
      if (from === everything) isOpaque = true
      const [start] = from[0] ?? [0]
      const isRange = from.length === 1 && start === from[0]?.[1] && /^-[^\]]/.test(rest)
      parts.push(isRange && take(1) ? [[start, member()[0]?.[0] ?? start]] : from)
    }
    return isNegated ? (isOpaque ? everything : invert(unite(...parts))) : unite(...parts)
  }

  function member(): CharSet {
    return takeIf('\\') ? escapedSet() : just(character())
  }

  const node = choice()
  return isRegular && rest === '' ? node : undefined
}
