import { placeholdersOf } from './fill.ts'
import { isAuthored, leavesOf, textsOf, unknownKeys } from './leaves.ts'
import { pluralProblems } from './plural-problems.ts'
import type { Field, Schema } from './schema.ts'

export type Problem = { key: string; problem: string }

/**
 * What makes a file unusable whatever its language: the loader refuses it, the checker lists it. `reference` is en_US, where
 * codes are written once; a `partial` file leaves out what it inherits.
 */
export function structureProblems(
  { schema, content, reference }: { schema: Schema; content: unknown; reference?: unknown },
  { tag, partial }: { tag: string; partial: boolean },
): Problem[] {
  if (!isAuthored(content)) return [{ key: '', problem: 'not an object of keys' }]
  const unused = unknownKeys(schema, content).map((key) => ({ key, problem: 'unused: the schema has no such key' }))

  const wrong = leavesOf(schema, content, reference).flatMap(({ key, field, value, original }) => {
    const inherited = partial || (field.kind === 'code' && original !== undefined)
    if (value === undefined) return inherited || field.optional ? [] : [{ key, problem: 'missing' }]
    if (isPlainText(field, value, original)) return []
    return valueProblems(field, value, { tag, original }).map((problem) => ({ key, problem }))
  })
  return [...unused, ...wrong]
}

const MARKS = /[{<&\]]/

/** Nine texts of ten: with no placeholder, no link and no HTML, neither here nor in en_US, nothing about them can be wrong. */
function isPlainText({ kind, scope, chosen }: Field, value: unknown, original: unknown): boolean {
  if (kind !== 'text' || typeof value !== 'string' || MARKS.test(value) || value.trim() === '') return false
  return chosen ? original === undefined || (typeof original === 'string' && !MARKS.test(original)) : scope.length === 0
}

function valueProblems(field: Field, value: unknown, { tag, original }: { tag: string; original: unknown }): string[] {
  const shape = shapeProblem(field, value)
  if (shape) return [shape]
  if (field.kind === 'code') return original === undefined || original === value ? [] : ['differs from en_US']
  const markup = textsOf(value).flatMap(markupProblems)
  if (field.kind === 'plural') return [...markup, ...pluralProblems(field.scope, value as Record<string, string>, tag)]

  return [...markup, ...countProblems(value, original), ...placeholderProblems(field, value, original)]
}

/** A step or a row that one language leaves out is a condition that its readers are not told. */
function countProblems(value: unknown, original: unknown): string[] {
  if (!Array.isArray(value) || !Array.isArray(original) || value.length === original.length) return []
  return [`has ${value.length} items, en_US has ${original.length}`]
}

function placeholderProblems({ scope, chosen }: Field, value: unknown, original: unknown): string[] {
  const used = placeholdersOf(textsOf(value).join(' '))
  const declared = chosen ? placeholdersOf(textsOf(original ?? value).join(' ')) : scope.toSorted()
  const strange = used.filter((name) => !scope.includes(name))
  if (chosen && strange.length > 0) return [`{${strange.join(', ')}} is not among {${scope.join(', ')}}`]
  return used.join() === declared.join()
    ? []
    : [`placeholders are {${used.join(', ')}}, should be {${declared.join(', ')}}`]
}

function shapeProblem({ kind, columns }: Field, value: unknown): string | null {
  const texts = textsOf(value)
  if (texts.some((text) => text.trim() === '')) return 'empty'
  if (kind === 'list') return Array.isArray(value) && allTexts(value, texts) ? null : 'should be a list of texts'
  if (kind === 'table') return isTable(value, columns) ? null : `should be rows of ${columns} texts`
  if (kind === 'plural')
    return isAuthored(value) && allTexts(value, texts) ? null : 'should be an object of plural forms'
  return typeof value === 'string' ? null : 'should be a text'
}

function allTexts(value: object, texts: string[]): boolean {
  return texts.length > 0 && texts.length === Object.values(value).length
}

function isTable(value: unknown, columns: number | undefined): boolean {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((row) => Array.isArray(row) && row.length === columns && allTexts(row, textsOf(row)))
  )
}

/** Texts are shown as text. The only markup is **strong** and links to a path of ours or to https. */
function markupProblems(text: string): string[] {
  const html = /<[a-z!/]|&#?\w+;/i.test(text) ? ['HTML is not allowed'] : []
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].filter(
    ([, address]) => !/^(https:\/\/[\w.-]+|\/(?!\/))/.test(address ?? ''),
  )
  return [...html, ...links.map(([, address]) => `link to "${address}" is neither a path nor https`)]
}
