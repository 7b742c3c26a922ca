import { placeholdersOf } from './fill.ts'
import { isAuthored, leavesOf, textsOf, unknownKeys } from './leaves.ts'
import { isMailLink } from './mail-link.ts'
import { pluralProblems } from './plural-problems.ts'
import type { Field, Schema } from './schema.ts'

export type Problem = { key: string; problem: string }

/**
 * Problems that make a file unusable, whatever its language: the loader refuses it, and the checker lists them. `reference` is en_US, the only
 * locale that needs codes; a `partial` file leaves out what it inherits.
 */
export function structureProblems(
  { schema, content, reference }: { schema: Schema; content: unknown; reference?: unknown },
  { tag, partial }: { tag: string; partial: boolean },
): Problem[] {
  if (!isAuthored(content)) return [{ key: '', problem: 'not an object of keys' }]
  const unused = unknownKeys(schema, content).map((key) => ({ key, problem: 'unused: the schema has no such key' }))

  const wrong = leavesOf(schema, content, reference).flatMap(({ key, field, value, original }) => {
    const inherited = partial || (field.kind === 'code' && original !== undefined)
    // What en_US says, every locale says.
    const mayMiss = inherited || (field.optional && original === undefined)
    if (value === undefined) return mayMiss ? [] : [{ key, problem: 'missing' }]
    return valueProblems(field, value, { tag, original }).map((problem) => ({ key, problem }))
  })
  return [...unused, ...wrong]
}

function valueProblems(field: Field, value: unknown, { tag, original }: { tag: string; original: unknown }): string[] {
  const shape = shapeProblem(field, value)
  if (shape) return [shape]
  if (field.kind === 'code') return original === undefined || original === value ? [] : ['differs from en_US']
  const markup = textsOf(value).flatMap(markupProblems)
  if (field.kind === 'plural') return [...markup, ...pluralProblems(field.scope, value as Record<string, string>, tag)]

  return [...markup, ...countProblems(value, original), ...placeholderProblems(field, value, original)]
}

/** A step, row or line that is missing in one language could be a condition that its readers never see. */
function countProblems(value: unknown, original: unknown): string[] {
  if (!Array.isArray(value) || !Array.isArray(original)) return []
  if (value.length !== original.length) return [`has ${value.length} items, en_US has ${original.length}`]
  const lines = (text: unknown) => String(text).split('\n').length
  const other = value.findIndex((text, at) => lines(text) !== lines(original[at]))
  return other < 0 ? [] : [`item ${other + 1} has ${lines(value[other])} lines, en_US has ${lines(original[other])}`]
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

/** Texts are plain text. The only markup is **strong** and links to one of our paths, to https or to a mail address. */
function markupProblems(text: string): string[] {
  const html = /<[a-z!/]|&#?\w+;/i.test(text) ? ['HTML is not allowed'] : []
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].filter(
    ([, address]) => !/^(https:\/\/[\w.-]+|\/(?!\/))/.test(address ?? '') && !isMailLink(address),
  )
  return [
    ...html,
    ...links.map(([, address]) => `link to "${address}" is not a path, an https address or a mail address`),
  ]
}
