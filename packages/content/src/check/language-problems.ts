import type { Locale } from '@amparo/rules/locale/locales'
import { type Leaf, leavesOf, textsOf } from '../leaves.ts'
import type { Schema } from '../schema.ts'
import type { Problem } from '../structure.ts'
import { isVariant } from '../variants.ts'
import { scriptProblem, wordCount } from './scripts.ts'

const MOST_WORDS_IN_COMMON = 3

/** Problems that only readers of the language would notice: English left in, the wrong script, a variant that repeats en_US. */
export function languageProblems(
  { schema, content, reference }: { schema: Schema; content: unknown; reference: unknown },
  locale: Locale,
): Problem[] {
  const english = new Map(leavesOf(schema, reference).map(({ key, value }) => [key, value]))
  const leaves = leavesOf(schema, content).filter(({ field, value }) => field.kind !== 'code' && value !== undefined)
  return leaves.flatMap((leaf) => {
    const problems = isVariant(locale)
      ? repeated(leaf, english.get(leaf.key))
      : untranslated(leaf, english.get(leaf.key))
    const scripts = textsOf(leaf.value).map((text) => scriptProblem(text, locale))
    return [...problems, ...scripts].flatMap((problem) => (problem ? [{ key: leaf.key, problem }] : []))
  })
}

function repeated({ value }: Leaf, english: unknown): string[] {
  return JSON.stringify(value) === JSON.stringify(english) ? ['the same as en_US: leave it out'] : []
}

function untranslated({ value }: Leaf, english: unknown): string[] {
  const originals = new Set(textsOf(english).map(plain))
  const same = textsOf(value).some((text) => wordCount(text) > MOST_WORDS_IN_COMMON && originals.has(plain(text)))
  return same ? ['the same as en_US: translate it'] : []
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
