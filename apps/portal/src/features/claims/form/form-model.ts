import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { asksToConfirm, confirmKey } from '@amparo/form-engine/answers/extra-fields'
import { normalisePage } from '@amparo/form-engine/answers/normalise-page'
import type { Context, Problem } from '@amparo/form-engine/context'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { readAt, withoutRow, writeAt } from './answer-paths.ts'
import { type ShownQuestions, shownQuestions } from './shown-questions.ts'

/** C-122. */
export const CONFIRM_DELAY_MS = 300

export type Errors = ReadonlyMap<string, string>
/** What the page is drawn from. A keystroke in a field on which nothing depends leaves it as it is. */
export type FormView = { questions: readonly Question[]; errors: Errors; problems: readonly Problem[] }
export type FormModel = ReturnType<typeof formModel>

type Options = {
  page: ClaimPage
  answers: PageAnswers
  context: () => Context
  render: ShownQuestions['render']
}

/**
 * The answers while somebody types them, outside React: inputs keep their own text, and only what depends on an answer is
 * drawn again. Values are in stored form; text that is no answer stays as it was typed.
 */
export function formModel({ page, answers, context, render }: Options) {
  const values = structuredClone(answers) as Record<string, unknown>
  const keys = keysOf(page)
  const touched = new Set<string>()
  /** What the server said, until the field is edited. */
  const told = new Map<string, string>()
  const listeners = new Set<() => void>()
  const watchers = new Map<string, Set<() => void>>()
  const confirming = new Map<string, ReturnType<typeof setTimeout>>()
  const show = shownQuestions({ page, render, context, values: () => values as PageAnswers })
  let textChanges = 0
  let view: FormView = { questions: show(visible()), errors: new Map(), problems: [] }

  function visible() {
    return visibleQuestions(page, values as PageAnswers)
  }

  function draw(change: Partial<FormView>) {
    view = { ...view, ...change }
    redraw()
  }

  function redraw() {
    for (const listener of listeners) listener()
  }

  function write(path: string, answer: Answer | undefined) {
    writeAt(values, path, answer)
    told.delete(path)
    const [top = ''] = path.split('.')
    const changesTexts = show.dependsOn(top)
    if (changesTexts) textChanges += 1
    if (keys.steering.has(top) || changesTexts) drawQuestions(changesTexts)
    for (const watcher of watchers.get(top) ?? []) watcher()
    if (keys.confirmed.size > 0) confirmLater(path)
  }

  /** Rows of a list draw themselves, when they hear that texts may have changed. */
  function drawQuestions(changesTexts: boolean) {
    const questions = show(visible())
    const same = questions.length === view.questions.length && questions.every((one, at) => one === view.questions[at])
    if (!same) draw({ questions })
    else if (changesTexts) redraw()
  }

  function confirmLater(path: string) {
    const field = path.replace(/__confirm$/, '')
    if (!keys.confirmed.has(field.split('.').at(-1) ?? '')) return
    clearTimeout(confirming.get(field))
    if (touched.has(confirmKey(field))) confirming.set(field, setTimeout(judge, CONFIRM_DELAY_MS))
  }

  /** C-090: only of fields that have been left; what another answer makes wrong is found as well. */
  function judge() {
    const errors = new Map<string, string>()
    for (const { path, message } of pageProblems(page, values as PageAnswers, context())) {
      if (touched.has(path) && !errors.has(path)) errors.set(path, message)
    }
    for (const [path, message] of told) errors.set(path, message)
    if (!isSame(errors, view.errors)) draw({ errors })
  }

  return {
    page,
    view: () => view,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Hears of every change under a key of the page. */
    watch: (key: string, watcher: () => void) => {
      const heard = watchers.get(key) ?? new Set()
      watchers.set(key, heard.add(watcher))
      return () => heard.delete(watcher)
    },
    read: (path: string) => readAt(values, path),
    write,
    /** A choice is complete at once; a text only when it is left. */
    choose: (path: string, answer: Answer | undefined) => {
      write(path, answer)
      if (touched.has(path)) judge()
    },
    leave: (paths: readonly string[]) => {
      for (const path of paths) touched.add(path)
      judge()
    },
    removeRow: (list: string, place: number) => {
      const rows = readAt(values, list)
      writeAt(values, list, (Array.isArray(rows) ? rows : []).filter((_, at) => at !== place) as Answer)
      const moved = [...touched].flatMap((path) => withoutRow(path, list, place) ?? [])
      touched.clear()
      for (const path of moved) touched.add(path)
      for (const path of [...told.keys()]) if (path.startsWith(`${list}.`)) told.delete(path)
      judge()
    },
    /** Everything that is wrong, whether the field has been seen or not. */
    check: (): readonly Problem[] => {
      const problems = firstOfEach(pageProblems(page, values as PageAnswers, context()))
      for (const { path } of problems) touched.add(path)
      told.clear()
      draw({ problems, errors: new Map(problems.map(({ path, message }) => [path, message])) })
      return problems
    },
    /** C-146. Problems of fields that are not there are of no use to anybody here. */
    tell: (messages: Readonly<Record<string, readonly string[]>>): readonly Problem[] => {
      const problems = Object.entries(messages).flatMap(([path, [message]]) =>
        message ? [{ path, rule: 'server', message }] : [],
      )
      for (const { path, message } of problems) {
        touched.add(path)
        told.set(path, message)
      }
      const errors = new Map([...view.errors, ...told])
      if (problems.length > 0) draw({ problems, errors })
      return problems
    },
    answers: () => normalisePage(page, values as PageAnswers, context()),
    /** A text of a question inside a group, which has no place among the page's own. */
    show: show.one,
    /** Another number when such texts may read differently. */
    changesOfTexts: () => textChanges,
    stop: () => {
      for (const timer of confirming.values()) clearTimeout(timer)
    },
  }
}

function keysOf(page: ClaimPage) {
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const steering = all.filter(({ options }) => options.some(({ outcome }) => outcome)).map((one) => one.question_key)
  const confirmed = all.filter(asksToConfirm).map(({ question_key }) => question_key)
  return { steering: new Set(steering), confirmed: new Set(confirmed) }
}

function firstOfEach(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path))
}

function isSame(one: Errors, other: Errors): boolean {
  return one.size === other.size && [...one].every(([path, message]) => other.get(path) === message)
}
