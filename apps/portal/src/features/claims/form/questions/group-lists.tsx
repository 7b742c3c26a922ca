import './group-lists.css'
import { fill, plural } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { innerQuestions } from '@amparo/form-engine/definition/groups-of'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { QuestionFieldSet } from '../fields/question-field.tsx'
import { type QuestionProps, useForm } from '../model/form-context.ts'
import type { Errors } from '../model/form-model.ts'
import { Questions } from './questions.tsx'

/** `ids` are React keys: an entry keeps its id while its place in the list changes. `focus` is what takes the focus next. */
type Entries = { ids: readonly number[]; nextId: number; focus: number | 'add' | null; announcement: string }

/** A group of questions that repeats: the person adds and removes entries (C-070, C-085). */
export function NestedGroupList({ question, path, error, errors }: QuestionProps) {
  const { model, text, locale } = useForm()
  const [{ ids, focus, announcement }, setEntries] = useState<Entries>(() => begin(question, model.read(path)))
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const most = mostEntries(question)

  useEffect(() => {
    if (focus === 'add') add.current?.focus()
    else if (focus !== null) list.current?.querySelector<HTMLElement>(`[data-row="${focus}"]`)?.focus()
  }, [focus])

  function addEntry() {
    const announcement = fill(text.entry_added, { number: ids.length + 1 })
    setEntries(({ nextId }) => ({ ids: [...ids, nextId], nextId: nextId + 1, focus: nextId, announcement }))
  }

  /** The focus goes to the entry that takes the place of the removed one, or to the button that adds one. */
  function removeEntry(place: number) {
    model.removeEntry(path, place)
    const left = ids.filter((_, at) => at !== place)
    const announcement = fill(text.entry_removed, { number: place + 1 })
    const focus = left[Math.min(place, left.length - 1)] ?? 'add'
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

/** The questions of one entry. Their texts may depend on answers elsewhere on the page. */
function EntryQuestions({ question, path, errors }: { question: Question; path: string; errors: Errors }) {
  const { model } = useForm()
  useSyncExternalStore(model.subscribe, model.textChanges)
  const questions = innerQuestions(model.page, question).map(model.withTexts)

  return <Questions questions={questions} within={`${path}.`} errors={errors} />
}

/** A list that needs an entry begins with one to fill in. */
function begin(question: Question, answer: unknown): Entries {
  const entries = Array.isArray(answer) ? answer.length : 0
  const count = Math.max(entries, question.required ? 1 : 0)
  return { ids: Array.from({ length: count }, (_, at) => at), nextId: count, focus: null, announcement: '' }
}

function mostEntries({ validations }: Question): number {
  return Number(validations.find(({ rule }) => rule === 'max_choices')?.value) || Number.POSITIVE_INFINITY
}
