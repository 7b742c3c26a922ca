import type { Answer, ClaimPage, PageAnswers, Question } from '@amparo/contract/claim-forms'
import { asksToConfirm, confirmKey } from '@amparo/form-engine/answers/extra-fields'
import { normalisePage } from '@amparo/form-engine/answers/normalise-page'
import type { Context } from '@amparo/form-engine/context'
import { visibleQuestions } from '@amparo/form-engine/journey/visible-questions'
import { lookupIn } from '@amparo/form-engine/problems/lookup'
import { pageProblems } from '@amparo/form-engine/problems/page-problems'
import { dayLimits } from '@amparo/form-engine/rules/dates'
import { createStore } from '../../../../platform/state/create-store.ts'
import { readAt, siblingPath, writeAt } from './answer-paths.ts'
import { questionTexts, type RenderText } from './question-texts.ts'
import { type ErrorView, shownErrors } from './shown-errors.ts'
import { startingValues } from './starting-values.ts'

/** How long after an edit a confirm field is compared with its original (C-122). */
const CONFIRM_DELAY_MS = 300

/** What the page is rendered from. */
export type FormView = ErrorView & { questions: readonly Question[] }
export type FormModel = ReturnType<typeof formModel>

type Options = {
  page: ClaimPage
  answers: PageAnswers
  context: () => Context
  render: RenderText
  /** How a date is typed: the message for text that is no date. */
  dateHelp: (question: Question) => string
}

/**
 * The answers of a page while the person types, outside React: inputs hold their own text, and only what depends on an answer
 * renders again. Values are in stored form; text that is not an answer stays as it was typed.
 */
export function formModel({ page, answers, context, render, dateHelp }: Options) {
  let values = structuredClone(answers) as Record<string, unknown>
  const { steering, confirmed, dates } = specialKeys(page)
  const watchers = new Map<string, Set<() => void>>()
  const confirmTimers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Templates and default values that are not valid, with whether that was reported. */
  const broken = new Map<string, boolean>()
  const addBroken = (what: string) => void (broken.has(what) || broken.set(what, false))
  const texts = questionTexts({ page, render, context, values: () => values as PageAnswers, onBroken: addBroken })
  const { locale } = context()
  const starting = startingValues({ page, locale, render, written: texts.written, onInvalid: addBroken })
  /** How often the answer to a question was replaced by its default: its field then begins again. */
  const restarts = new Map<string, number>()
  let entryChanges = 0
  start()
  const view = createStore<FormView>({ questions: texts.all(visible()), errors: new Map(), problems: [] })
  const errors = shownErrors({
    problemsNow: () =>
      pageProblems(page, values as PageAnswers, context()).map((problem) => {
        const date = problem.rule === 'type' && dates.get(problem.path.split('.').at(-1) ?? '')
        return date ? { ...problem, message: dateHelp(date) } : problem
      }),
    view: view.get,
    update,
  })

  function visible() {
    return visibleQuestions(page, values as PageAnswers)
  }

  function update(change: Partial<FormView>) {
    view.update((before) => ({ ...before, ...change }))
  }

  function currentAnswers() {
    return normalisePage(page, values as PageAnswers, context())
  }

  /** Starts the questions that have come into view. */
  function start(): boolean {
    const { values: next, changed } = starting.start(values)
    values = next
    for (const path of changed) restarts.set(path, (restarts.get(path) ?? 0) + 1)
    return changed.length > 0
  }

  function write(path: string, answer: Answer | undefined) {
    writeAt(values, path, answer)
    starting.answered(path)
    const [key = ''] = path.replace(/__other$/, '').split('.')
    const steers = steering.has(path.split('.').at(-1) ?? '')
    const isRestarted = (steers || starting.dependOn(key)) && start()
    if (steers || isRestarted || texts.dependOn(key)) updateQuestions(isRestarted)
    for (const watcher of watchers.get(key) ?? []) watcher()
    if (confirmed.size > 0) compareLater(path)
    errors.change(path)
  }

  /** Questions inside entries render themselves when `entryChanges` goes up. */
  function updateQuestions(isRestarted: boolean) {
    entryChanges += 1
    const questions = texts.all(visible())
    const { questions: before } = view.get()
    const isSame = questions.length === before.length && questions.every((one, at) => one === before[at])
    if (!isSame || isRestarted) update({ questions })
    // The view stays the same object, so only what follows `entryChanges` renders.
    else view.set(view.get())
  }

  function compareLater(path: string) {
    const field = path.replace(/__confirm$/, '')
    if (!confirmed.has(field.split('.').at(-1) ?? '')) return
    clearTimeout(confirmTimers.get(field))
    if (errors.isTouched(confirmKey(field))) confirmTimers.set(field, setTimeout(errors.checkTouched, CONFIRM_DELAY_MS))
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
      if (errors.isTouched(path)) errors.checkTouched()
    },
    leave: errors.leave,
    check: errors.check,
    showServerErrors: errors.showServerErrors,
    /** An entry that the person adds begins with its preselected options and default values. */
    addEntry: (list: string, place: number) => {
      writeAt(values, `${list}.${place}`, {})
      start()
    },
    removeEntry: (list: string, place: number) => {
      starting.removeEntry(list, place)
      const entries = readAt(values, list)
      writeAt(values, list, (Array.isArray(entries) ? entries : []).filter((_, at) => at !== place) as Answer)
      errors.removeEntry(list, place)
    },
    answers: currentAnswers,
    /** The days that the rules of a date question allow, with the other answers as they are now. */
    dayLimits: (question: Question, path: string) => {
      const { today, asOf, application } = context()
      const elsewhere = lookupIn(currentAnswers(), page.page_key, application)
      const inEntry = (key: string) => (path.includes('.') ? readAt(values, siblingPath(path, key)) : undefined)
      const lookup = (key: string) => inEntry(key) ?? elsewhere(key)
      return dayLimits(question, { today, asOf, lookup, confirm: undefined })
    },
    /** Fills in the texts of a question inside an entry; `view` holds only the questions of the page itself. */
    withTexts: texts.one,
    /** Goes up when questions inside entries may have changed. */
    entryChanges: () => entryChanges,
    restarts: (path: string) => restarts.get(path) ?? 0,
    /** The templates and default values found to be invalid since the last call. */
    takeBroken: (): string[] => {
      const found = [...broken].flatMap(([what, isReported]) => (isReported ? [] : [what]))
      for (const what of found) broken.set(what, true)
      return found
    },
    stop: () => {
      for (const timer of confirmTimers.values()) clearTimeout(timer)
    },
  }
}

/** Keys of questions whose answer decides which other questions there are and of those that are asked for twice, and the dates by key. */
function specialKeys(page: ClaimPage) {
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const steering = all.filter(({ options }) => options.some(({ outcome }) => outcome))
  const keysOf = (questions: Question[]) => new Set(questions.map(({ question_key }) => question_key))
  const dates = all.filter(({ question_type }) => question_type === 'date_picker')
  return {
    steering: keysOf(steering),
    confirmed: keysOf(all.filter(asksToConfirm)),
    dates: new Map(dates.map((question) => [question.question_key, question])),
  }
}
