import type { ClaimPage, PageAnswers } from '@amparo/contract/claim-forms'
import { startingAnswers } from '@amparo/form-engine/answers/starting-answers'
import type { Locale } from '@amparo/rules/locale/locales'
import { readAt, withoutEntry, writeAt } from './answer-paths.ts'
import type { RenderText } from './question-texts.ts'

type Values = Record<string, unknown>
type Options = {
  page: ClaimPage
  locale: Locale
  render: RenderText
  /** The answers as people write them. */
  written: (values: PageAnswers) => Readonly<Record<string, string>>
  /** A default value, by its path, that is not a valid answer. */
  onInvalid: (path: string) => void
}

/** A default may follow another default. */
const MOST_ROUNDS = 3

/**
 * Gives every question its preselected options and default value when it comes into view: with the page, with a branch or with an
 * entry (C-048). A default that mentions other answers follows them until the person answers the question.
 */
export function startingValues({ page, locale, render, written, onInvalid }: Options) {
  let started = new Set<string>()
  let following = new Set<string>()
  const templates = page.question_groups.flatMap(({ questions }) =>
    questions.flatMap(({ tags, default_value }) => (tags.includes('liquid_parsing') && default_value) || []),
  )
  const words = new Set(templates.flatMap((text) => text.match(/\w+/g) ?? []))
  const state = (values: Values) => JSON.stringify([...following].map((path) => [path, readAt(values, path)]))

  function round(values: Values): Values {
    const texts = templates.length > 0 ? written(values as PageAnswers) : {}
    for (const path of following) writeAt(values, path, undefined)
    const isStarted = (path: string) => started.has(path) && !following.has(path)
    const begun = startingAnswers(page, values as PageAnswers, { locale, isStarted, render: rendered })
    for (const path of begun.asked) started.add(path)
    for (const path of begun.following) following.add(path)
    for (const path of begun.invalid) onInvalid(path)
    return begun.answers as Values

    function rendered(text: string): string | null {
      let isBroken = false
      const result = render(text, texts, () => {
        isBroken = true
      })
      return isBroken ? null : result
    }
  }

  return {
    /** The values with what is new, and the paths of defaults that have followed another answer. */
    start: (before: Values): { values: Values; changed: string[] } => {
      const old = new Map(Array.from(following, (path) => [path, readAt(before, path)]))
      let values = before
      for (let rounds = 0, last = ''; rounds < MOST_ROUNDS; rounds += 1) {
        values = round(values)
        if (state(values) === last || following.size === 0) break
        last = state(values)
      }
      return { values, changed: [...old.keys()].filter((path) => readAt(values, path) !== old.get(path)) }
    },
    answered: (path: string) => void following.delete(path),
    /** Whether a default may contain the answer with this key. */
    dependOn: (key: string) => words.has(key),
    removeEntry: (list: string, place: number) => {
      const moved = (paths: Set<string>) => new Set([...paths].flatMap((path) => withoutEntry(path, list, place) ?? []))
      started = moved(started)
      following = moved(following)
    },
  }
}
