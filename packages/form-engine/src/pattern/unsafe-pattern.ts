import { type CharSet, everything, nothing, overlaps, unite } from './char-set.ts'
import { type Node, parsePattern } from './parse-pattern.ts'

const LONGEST_PATTERN = 500
/** With one, the time is at most quadratic in the length of the text, which rules/regex.ts limits. */
const MOST_WAYS = 1
const MOST_CHOICES = 100
/** A part with more ways to match than this counts as growing with the text. */
const FEW = 20

/**
 * Why a pattern could take too long, or undefined. Backtracking is costly only where, after an optional part, the next character may
 * belong to that part as well as to what follows. Inside a repetition one such place is exponential; outside, each multiplies
 * the time by the length of the text. Some harmless patterns are refused too.
 */
export function unsafePattern(pattern: string): string | undefined {
  if (pattern.length > LONGEST_PATTERN) return 'is too long'
  const node = parsePattern(pattern)
  if (!node) return 'refers back to a group or changes flags'
  const found = { ways: 0, choices: 1, isExponential: false }
  walk(node, nothing, false, found)
  if (found.isExponential) return 'can match a repeated text in many ways'
  // Without `^` it is tried from every character.
  const ways = found.ways + (beginsAtStart(node) ? 0 : 1)

  return ways > MOST_WAYS || found.choices > MOST_CHOICES ? 'can match the same text in many ways' : undefined
}

type Found = { ways: number; choices: number; isExponential: boolean }

/** `follow` are the characters that may come right after the node. */
function walk(node: Node, follow: CharSet, isRepeated: boolean, found: Found): void {
  if (node.kind === 'look') walk(node.body, nothing, isRepeated, found)
  if (node.kind === 'sequence') walkSequence(node.parts, follow, isRepeated, found)
  if (node.kind === 'choice') {
    if (node.options.some((option, place) => isAmbiguous(option, node.options.slice(place + 1), follow)))
      note(found, isRepeated, node.options.length)
    for (const option of node.options) walk(option, follow, isRepeated, found)
  }
  if (node.kind === 'repeat') walkRepeat(node, follow, isRepeated, found)
}

function walkSequence(parts: readonly Node[], follow: CharSet, isRepeated: boolean, found: Found): void {
  let next = follow
  for (const part of parts.toReversed()) {
    walk(part, next, isRepeated, found)
    next = isNullable(part) ? unite(firstOf(part), next) : firstOf(part)
  }
}

function walkRepeat({ body, min, max }: Node & { kind: 'repeat' }, follow: CharSet, isRepeated: boolean, found: Found) {
  const again = max > 1
  if (again && isNullable(body)) note(found, true, max)
  if (min !== max && overlaps(firstOf(body), follow)) note(found, isRepeated, max - min + 1)
  walk(body, again ? unite(firstOf(body), follow) : follow, isRepeated || (again && body.kind !== 'set'), found)
}

function note(found: Found, isRepeated: boolean, ways: number): void {
  if (isRepeated) found.isExponential = true
  else if (ways > FEW) found.ways += 1
  else found.choices *= ways
}

function isAmbiguous(option: Node, others: readonly Node[], follow: CharSet): boolean {
  const start = (node: Node) => (isNullable(node) ? unite(firstOf(node), follow) : firstOf(node))
  return others.some((other) => overlaps(start(option), start(other)) || (isNullable(option) && isNullable(other)))
}

function firstOf(node: Node): CharSet {
  if (node.kind === 'set') return node.set
  if (node.kind === 'repeat') return firstOf(node.body)
  if (node.kind === 'choice') return unite(...node.options.map(firstOf))
  // A lookaround may match anything, and may make the part before it backtrack.
  if (node.kind === 'look') return everything
  if (node.kind !== 'sequence') return nothing
  const end = node.parts.findIndex((part) => !isNullable(part))
  return unite(...(end === -1 ? node.parts : node.parts.slice(0, end + 1)).map(firstOf))
}

function isNullable(node: Node): boolean {
  if (node.kind === 'set') return false
  if (node.kind === 'repeat') return node.min === 0 || isNullable(node.body)
  if (node.kind === 'choice') return node.options.some(isNullable)
  return node.kind === 'sequence' ? node.parts.every(isNullable) : true
}

function beginsAtStart(node: Node): boolean {
  if (node.kind === 'edge') return node.at === '^'
  if (node.kind === 'choice') return node.options.every(beginsAtStart)
  const [first] = node.kind === 'sequence' ? node.parts : []
  return first !== undefined && beginsAtStart(first)
}
