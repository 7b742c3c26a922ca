import { type Leaf, leavesOf, textsOf } from '../leaves.ts'
import type { Schema } from '../schema.ts'
import type { Problem } from '../structure.ts'
import type { Forbidden } from './word-list.ts'

/** The forbidden words in a content file: `the word "cell phone": write "mobile phone"`. */
export function wordProblems(schema: Schema, content: unknown, forbidden: readonly Forbidden[]): Problem[] {
  if (forbidden.length === 0) return []
  const patterns = forbidden.map((word) => ({ ...word, pattern: patternOf(word.avoid) }))
  const leaves = leavesOf(schema, content).filter(({ field }) => field.kind !== 'code')
  return leaves.flatMap((leaf) =>
    patterns.flatMap(({ pattern, use }) => {
      const found = foundIn(leaf, pattern).find((word) => word !== use)
      return found ? [{ key: leaf.key, problem: `the word "${found}": write "${use}"` }] : []
    }),
  )
}

/** Placeholders and the addresses of links are not for readers. */
function foundIn({ value }: Leaf, pattern: RegExp): string[] {
  return textsOf(value).flatMap((text) => text.replace(/\{+\w+\}+|\]\([^)]*\)/g, ' ').match(pattern) ?? [])
}

/** Whole words where letters are Latin; anywhere in scripts that write words together or join them to others. */
function patternOf(word: string): RegExp {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]")
  const whole = /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(word)
  return new RegExp(whole ? `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])` : escaped, 'giu')
}
