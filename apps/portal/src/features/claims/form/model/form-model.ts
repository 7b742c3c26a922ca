import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { asksToConfirm, confirmKey } from '@amparo/form-engine/answers/extra-fields'
import { normalisePage } from '@amparo/form-engine/answers/normalise-page'
import type { Context, Problem } from '@amparo/form-engine/context'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { createStore } from '../../../../platform/state/create-store.ts'
import { readAt, withoutEntry, writeAt } from './answer-paths.ts'
import { questionTexts, type RenderText } from './question-texts.ts'

/** How long after an edit a confirm field is compared with its original (C-122). */
const CONFIRM_DELAY_MS = 300

/** Error messages by path. */
export type Errors = ReadonlyMap<string, string>
/** What the page is rendered from. `problems` are those of the last submit, for the error summary. */
export type FormView = { questions: readonly Question[]; errors: Errors; problems: readonly Problem[] }
export type FormModel = ReturnType<typeof formModel>

type Options = { page: ClaimPage; answers: PageAnswers; context: () => Context; render: RenderText }

/**
 * The answers of a page while the person types, outside React: inputs hold their own text, and only what depends on an answer
 * renders again. Values are in stored form; text that is not an answer stays as it was typed.
 */
export function formModel({ page, answers, context, render }: Options) {
  const values = structuredClone(answers) as Record<string, unknown>
  const { steering, confirmed } = specialKeys(page)
  /** Fields that the person has left, or that were sent: they show their errors. */
  const touched = new Set<string>()
  /** Error messages from the server, until the field is edited. */
  const serverErrors = new Map<string, string>()
  const watchers = new Map<string, Set<() => void>>()
  const confirmTimers = new Map<string, ReturnType<typeof setTimeout>>()
  const texts = questionTexts({ page, render, context, values: () => values as PageAnswers })
  let textChanges = 0
  const view = createStore<FormView>({ questions: texts.all(visible()), errors: new Map(), problems: [] })

  function visible() {
    return visibleQuestions(page, values as PageAnswers)
  }

  function update(change: Partial<FormView>) {
    view.update((before) => ({ ...before, ...change }))
  }

  function write(path: string, answer: Answer | undefined) {
    writeAt(values, path, answer)
    serverErrors.delete(path)
    const [key = ''] = path.split('.')
    const changesTexts = texts.dependOn(key)
    if (changesTexts) textChanges += 1
    if (steering.has(key) || changesTexts) updateQuestions(changesTexts)
    for (const watcher of watchers.get(key) ?? []) watcher()
    if (confirmed.size > 0) compareLater(path)
  }

  /** Questions inside entries render themselves when `textChanges` goes up. */
  function updateQuestions(changesTexts: boolean) {
    const questions = texts.all(visible())
    const isSame =
      questions.length === view.get().questions.length && questions.every((one, at) => one === view.get().questions[at])
    if (!isSame) update({ questions })
    // The view stays the same object, so only what follows `textChanges` renders.
    else if (changesTexts) view.set(view.get())
  }

  function compareLater(path: string) {
    const field = path.replace(/__confirm$/, '')
    if (!confirmed.has(field.split('.').at(-1) ?? '')) return
    clearTimeout(confirmTimers.get(field))
    if (touched.has(confirmKey(field))) confirmTimers.set(field, setTimeout(updateErrors, CONFIRM_DELAY_MS))
  }

  /** Checks all fields that were left, since an answer can make another one wrong (C-090). */
  function updateErrors() {
    const errors = new Map<string, string>()
    for (const { path, message } of pageProblems(page, values as PageAnswers, context())) {
      if (touched.has(path) && !errors.has(path)) errors.set(path, message)
    }
    for (const [path, message] of serverErrors) errors.set(path, message)
    if (!hasSameEntries(errors, view.get().errors)) update({ errors })
  }

  return {
    page,
    view: view.get,
    subscribe: view.subscribe,
    /** Calls back after every change of the answer with this key, or of an answer inside it. */
    watch: (key: string, watcher: () => void) => {
      const others = watchers.get(key) ?? new Set()
      watchers.set(key, others.add(watcher))
      return () => others.delete(watcher)
    },
    read: (path: string) => readAt(values, path),
    write,
    /** Like `write`, for a choice: it is complete at once, while a text is complete when its field is left. */
    choose: (path: string, answer: Answer | undefined) => {
      write(path, answer)
      if (touched.has(path)) updateErrors()
    },
    leave: (paths: readonly string[]) => {
      for (const path of paths) touched.add(path)
      updateErrors()
    },
    removeEntry: (list: string, place: number) => {
      const entries = readAt(values, list)
      writeAt(values, list, (Array.isArray(entries) ? entries : []).filter((_, at) => at !== place) as Answer)
      const moved = [...touched].flatMap((path) => withoutEntry(path, list, place) ?? [])
      touched.clear()
      for (const path of moved) touched.add(path)
      for (const path of [...serverErrors.keys()]) if (path.startsWith(`${list}.`)) serverErrors.delete(path)
      updateErrors()
    },
    /** Shows and returns everything that is wrong, also in fields that were never left. */
    check: (): readonly Problem[] => {
      const problems = firstOfEachPath(pageProblems(page, values as PageAnswers, context()))
      for (const { path } of problems) touched.add(path)
      serverErrors.clear()
      update({ problems, errors: new Map(problems.map(({ path, message }) => [path, message])) })
      return problems
    },
    /** Shows and returns the errors that the server found (C-146). */
    showServerErrors: (messages: Readonly<Record<string, readonly string[]>>): readonly Problem[] => {
      const problems = Object.entries(messages).flatMap(([path, [message]]) =>
        message ? [{ path, rule: 'server', message }] : [],
      )
      for (const { path, message } of problems) {
        touched.add(path)
        serverErrors.set(path, message)
      }
      if (problems.length > 0) update({ problems, errors: new Map([...view.get().errors, ...serverErrors]) })
      return problems
    },
    answers: () => normalisePage(page, values as PageAnswers, context()),
    /** Fills in the texts of a question inside an entry; `view` holds only the questions of the page itself. */
    withTexts: texts.one,
    /** Goes up when those texts may have changed. */
    textChanges: () => textChanges,
    stop: () => {
      for (const timer of confirmTimers.values()) clearTimeout(timer)
    },
  }
}

/** Keys of questions whose answer decides which other questions there are, and of those that are asked for twice. */
function specialKeys(page: ClaimPage) {
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const steering = all.filter(({ options }) => options.some(({ outcome }) => outcome))
  const keysOf = (questions: Question[]) => new Set(questions.map(({ question_key }) => question_key))
  return { steering: keysOf(steering), confirmed: keysOf(all.filter(asksToConfirm)) }
}

function firstOfEachPath(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>()
  return problems.filter(({ path }) => !seen.has(path) && seen.add(path))
}

function hasSameEntries(one: Errors, other: Errors): boolean {
  return one.size === other.size && [...one].every(([path, message]) => other.get(path) === message)
}
