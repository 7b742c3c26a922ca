import './group-lists.css'
import { fill, plural } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from '@amparo/form-engine/journey/visible-questions'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { QuestionFieldSet } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import type { Errors } from '../model/shown-errors.ts'
import { Questions } from './questions.tsx'

/** What takes the focus next: an object, because the same entry may take it twice in a row. */
type Focus = { to: number | 'add' }
/** `ids` are React keys: an entry keeps its id while its place in the list changes. */
type Entries = { ids: readonly number[]; nextId: number; focus: Focus | null; announcement: string }

/** A group of questions that repeats: the person adds and removes entries (C-070, C-085). */
export function NestedGroupList({ question, path, error, errors }: QuestionProps) {
  const { model, text, locale } = useForm()
  const [{ ids, focus, announcement }, setEntries] = useState<Entries>(() => begin(model.read(path)))
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const most = mostEntries(question)

  useEffect(() => {
    if (focus?.to === 'add') add.current?.focus()
    else if (focus) list.current?.querySelector<HTMLElement>(`[data-row="${focus.to}"]`)?.focus()
  }, [focus])

  function addEntry() {
    model.addEntry(path, ids.length)
    const announcement = fill(text.entry_added, { number: ids.length + 1 })
    setEntries(({ nextId: to }) => ({ ids: [...ids, to], nextId: to + 1, focus: { to }, announcement }))
  }

  /** The focus goes to the entry that follows the removed one, or to the button that adds one. */
  function removeEntry(place: number) {
    model.removeEntry(path, place)
    const left = ids.filter((_, at) => at !== place)
    const announcement = fill(text.entry_removed, { number: place + 1 })
    const focus = { to: left[Math.min(place, left.length - 1)] ?? 'add' } as const
    setEntries(({ nextId }) => ({ ids: left, nextId, focus, announcement }))
  }

  return (
    <QuestionFieldSet question={question} path={path} error={error}>
      {(control) => (
        <>
          <div ref={list}>
            {ids.map((id, place) => (
              <fieldset className="group-row" key={id} data-row={id} tabIndex={-1}>
                <legend>{fill(question.item_title ?? text.entry, { number: place + 1 })}</legend>
                <button type="button" className="button button-link group-remove" onClick={() => removeEntry(place)}>
                  {fill(text.entry_remove, { number: place + 1 })}
                </button>
                <EntryQuestions question={question} path={`${path}.${place}`} errors={errors} />
              </fieldset>
            ))}
          </div>
          {ids.length < most ? (
            <button ref={add} type="button" className="button button-second" id={control.id} onClick={addEntry}>
              {ids.length === 0 ? text.entry_add_first : (question.add_title ?? text.entry_add)}
            </button>
          ) : (
            <p className="form-field-help">{fill(plural(text.entries_most, most, intlTag(locale)), { count: most })}</p>
          )}
          <span className="hidden-visually" role="status">
            {announcement}
          </span>
        </>
      )}
    </QuestionFieldSet>
  )
}

/** The group once, with at least one of its questions to be answered (C-071). */
export function AnyFilledGroupList({ question, path, error, errors }: QuestionProps) {
  return (
    <QuestionFieldSet question={question} path={path} error={error}>
      {() => (
        <div className="group-row">
          <EntryQuestions question={question} path={path} errors={errors} />
        </div>
      )}
    </QuestionFieldSet>
  )
}

/** The questions of one entry. They depend on its answers (C-049), and their texts on answers elsewhere on the page. */
function EntryQuestions({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  const { model } = useForm()
  useSyncExternalStore(model.subscribe, model.entryChanges)
  const questions = innerQuestions(model.page, question, model.read(path)).map(model.withTexts)

  return <Questions questions={questions} within={`${path}.`} errors={errors} />
}

function begin(answer: unknown): Entries {
  const count = Array.isArray(answer) ? answer.length : 0
  return { ids: Array.from({ length: count }, (_, at) => at), nextId: count, focus: null, announcement: '' }
}

function mostEntries({ validations }: Question): number {
  return Number(validations.find(({ rule }) => rule === 'max_choices')?.value) || Number.POSITIVE_INFINITY
}
