import type { ClaimForm, Question } from '@amparo/catalogue/claim-forms/form-schema'
import { choosing, type EntrySchema, entry, type Field, text } from '@amparo/content/schema'

type Forms = Iterable<ClaimForm>
type Asked = { question: Question; form: ClaimForm }
/** The texts of a page's file; undefined where there is no such file. */
export type PageFile = (pageKey: string) => unknown

/** The name of the file with the texts that any page of any form can show. */
export const EVERY_PAGE = 'every_page'

/** Optional texts that help with a question. Rules may have error messages of their own too. */
const HINTS = ['help_text', 'sub_text', 'placeholder', 'default_value']
const LOADED = ['country', 'currency', 'vehicle_year', 'vehicle_make', 'vehicle_model']

/**
 * The keys that each file of claim texts must have, by page, derived from the definitions. Hints that en_US has are required in every language.
 * Pages of forms in a single language exist in that language only.
 */
export function claimTextSchemas(forms: Forms, english: PageFile): Record<string, EntrySchema> {
  const pages = Map.groupBy(
    [...forms].flatMap((form) => form.pages.map((page) => ({ form, page }))),
    ({ page }) => page.page_key,
  )
  const ofPages = Object.fromEntries(
    Array.from(pages, ([key, places]) => {
      const asked = places.flatMap(({ form, page }) =>
        page.question_groups.flatMap(({ questions }) => questions.map((question) => ({ question, form }))),
      )
      const written = english(key)
      const fields = { title: text(), ...fieldsOf(asked, new Set(Object.keys(written ?? {}))) }
      const [only, ...others] = new Set(places.map(({ form }) => form.only))
      return [key, entry(fields, only && others.length === 0 ? { only } : {})]
    }),
  )
  return { ...ofPages, [EVERY_PAGE]: entry({ no_card_number: text() }) }
}

function fieldsOf(asked: readonly Asked[], inEnglish: ReadonlySet<string>): Record<string, Field> {
  const questions = Map.groupBy(asked, ({ question }) => question.question_key)
  return Object.fromEntries(
    Array.from(questions).flatMap(([key, places]) => {
      const all = places.flatMap(({ question }) => [...requiredKeys(question), ...optionalKeys(question, inEnglish)])
      const scope = places.some(({ question }) => question.tags.includes('liquid_parsing')) ? keysInAll(places) : []
      return [[key, sentence(scope)], ...all.map((part) => [`${key}.${part}`, fieldOf(part, scope)] as const)]
    }),
  )
}

function fieldOf(part: string, scope: readonly string[]): Field {
  if (part === 'item') return text(['number'])
  return HINTS.includes(part) ? sentence(scope) : text()
}

const sentence = (scope: readonly string[]): Field => choosing(text(scope))

function requiredKeys({ question_type, data_type, options, tags, validations }: Question): string[] {
  const hasOther = tags.includes('allow_other')
  const values = options.map(({ value }) => value)
  return [
    ...(data_type === 'none' ? [] : ['error_message']),
    ...[...values, ...(hasOther && LOADED.includes(data_type) ? ['other'] : [])].map((value) => `options.${value}`),
    ...(hasOther ? ['other_title'] : []),
    ...(question_type === 'nested_group_list' ? ['add', 'item'] : []),
    ...validations.flatMap(({ rule }) => (rule === 'date_after_custom_error' ? [rule] : [])),
  ]
}

function optionalKeys({ question_key, validations }: Question, inEnglish: ReadonlySet<string>): string[] {
  return [...HINTS, ...validations.map(({ rule }) => rule)].filter((part) => inEnglish.has(`${question_key}.${part}`))
}

/** A text may mention the answers to questions that are in every form with this question. */
function keysInAll(places: readonly Asked[]): string[] {
  const [first, ...others] = [...new Set(places.map(({ form }) => form))].map(keysOf)
  return [...(first ?? [])].filter((key) => others.every((keys) => keys.has(key)))
}

const known = new WeakMap<ClaimForm, Set<string>>()

function keysOf(form: ClaimForm): Set<string> {
  const groups = form.pages.flatMap((page) => page.question_groups)
  const keys = known.get(form) ?? new Set(groups.flatMap(({ questions }) => questions.map((one) => one.question_key)))
  known.set(form, keys)
  return keys
}
