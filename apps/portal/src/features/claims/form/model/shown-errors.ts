import type { Problem } from '@amparo/form-engine/context'
import { withoutEntry } from './answer-paths.ts'

/** Error messages by path. */
export type Errors = ReadonlyMap<string, string>
/** `problems` are for the error summary: after a failed submit, the errors that are left. */
export type ErrorView = { errors: Errors; problems: readonly Pick<Problem, 'path' | 'message'>[] }
type Options = { problemsNow: () => readonly Problem[]; view: () => ErrorView; update: (change: ErrorView) => void }

/** Which errors of a page are shown. */
export function shownErrors({ problemsNow, view, update }: Options) {
  /** Fields that the person has left, or that were sent: they show their errors. */
  const touched = new Set<string>()
  /** Error messages from the server, until the answer changes. */
  const fromServer = new Map<string, string>()
  let isListed = false

  function show(errors: Errors) {
    if (hasSameEntries(errors, view().errors)) return
    update({ errors, problems: isListed ? Array.from(errors, ([path, message]) => ({ path, message })) : [] })
    isListed &&= errors.size > 0
  }

  /** Checks all fields that were left, since an answer can make another one wrong (C-090). */
  function checkTouched() {
    const errors = new Map<string, string>()
    for (const { path, message } of problemsNow()) {
      if (touched.has(path) && !errors.has(path)) errors.set(path, message)
    }
    for (const [path, message] of fromServer) errors.set(path, message)
    show(errors)
  }

  return {
    isTouched: (path: string) => touched.has(path),
    checkTouched,
    leave: (paths: readonly string[]) => {
      for (const path of paths) touched.add(path)
      checkTouched()
    },
    /**
     * After a change of the answer at this path: an error disappears as soon as it is corrected, and one of the server as soon as its answer
     * changes. New errors wait until a field is left, and a confirm field for its delay.
     */
    change: (path: string) => {
      for (const place of fromServer.keys()) if (isAround(place, path)) fromServer.delete(place)
      if (view().errors.size === 0) return
      const wrong = new Set(problemsNow().map((problem) => problem.path))
      const isLeft = (place: string) => wrong.has(place) || fromServer.has(place) || place.endsWith('__confirm')
      show(new Map([...view().errors].filter(([place]) => isLeft(place))))
    },
    removeEntry: (list: string, place: number) => {
      const moved = [...touched].flatMap((path) => withoutEntry(path, list, place) ?? [])
      touched.clear()
      for (const path of moved) touched.add(path)
      for (const path of fromServer.keys()) if (isAround(list, path)) fromServer.delete(path)
      checkTouched()
    },
    /** Shows and returns everything that is wrong, also in fields that were never left. */
    check: (): readonly Problem[] => {
      const seen = new Set<string>()
      const problems = problemsNow().filter(({ path }) => !seen.has(path) && seen.add(path))
      for (const { path } of problems) touched.add(path)
      fromServer.clear()
      isListed = problems.length > 0
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
        fromServer.set(path, message)
      }
      isListed ||= problems.length > 0
      if (problems.length > 0) update({ problems, errors: new Map([...view().errors, ...fromServer]) })
      return problems
    },
  }
}

/** Whether a path is that of an answer, or of the list around it. */
function isAround(outer: string, path: string): boolean {
  return path === outer || path.startsWith(`${outer}.`)
}

function hasSameEntries(one: Errors, other: Errors): boolean {
  return one.size === other.size && [...one].every(([path, message]) => other.get(path) === message)
}
