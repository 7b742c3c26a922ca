import '../group-list.css'
import { fill, plural } from '@amparo/content/fill'
import type { Question } from '@amparo/contract/claim-forms'
import { intlTag } from '@amparo/rules/locale/locales'
import { useEffect, useRef, useState } from 'react'
import { FieldSet, fieldId } from '../field.tsx'
import { useForm } from '../form-context.ts'
import type { QuestionProps } from '../question-props.ts'
import { RowQuestions } from '../row-questions.tsx'

/** A row keeps its number for React while its place in the list changes. */
type Rows = { ids: readonly number[]; next: number; focus: number | 'add' | null; said: string }

/** C-070, C-085. */
export function NestedGroupList({ question, path, error, errors }: QuestionProps) {
  const { model, text, locale } = useForm()
  const [{ ids, focus, said }, setRows] = useState<Rows>(() => begin(question, model.read(path)))
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const most = mostRows(question)

  // The new row, the row that took the place of the removed one, or the button that makes another.
  useEffect(() => {
    if (focus === 'add') add.current?.focus()
    else if (focus !== null) list.current?.querySelector<HTMLElement>(`[data-row="${focus}"]`)?.focus()
  }, [focus])

  function addRow() {
    const said = fill(text.entry_added, { number: ids.length + 1 })
    setRows(({ next }) => ({ ids: [...ids, next], next: next + 1, focus: next, said }))
  }

  function removeRow(place: number) {
    model.removeRow(path, place)
    const left = ids.filter((_, at) => at !== place)
    const said = fill(text.entry_removed, { number: place + 1 })
    setRows(({ next }) => ({ ids: left, next, focus: left[Math.min(place, left.length - 1)] ?? 'add', said }))
  }

  return (
    <FieldSet question={question} path={path} error={error}>
      <div ref={list}>
        {ids.map((id, place) => (
          <fieldset className="group-row" key={id} data-row={id} tabIndex={-1}>
            <legend>{fill(question.item_title ?? text.entry, { number: place + 1 })}</legend>
            <button type="button" className="button button-link group-remove" onClick={() => removeRow(place)}>
              {fill(text.entry_remove, { number: place + 1 })}
            </button>
            <RowQuestions question={question} path={`${path}.${place}`} errors={errors} />
          </fieldset>
        ))}
      </div>
      {ids.length < most ? (
        <button ref={add} type="button" className="button button-second" id={fieldId(path)} onClick={addRow}>
          {ids.length === 0 ? text.entry_add_first : (question.add_title ?? text.entry_add)}
        </button>
      ) : (
        <p className="question-help">{fill(plural(text.entries_most, most, intlTag(locale)), { count: most })}</p>
      )}
      <span className="hidden-visually" role="status">
        {said}
      </span>
    </FieldSet>
  )
}

/** A list that has to have something in it begins with a row to fill in. */
function begin(question: Question, answer: unknown): Rows {
  const rows = Array.isArray(answer) ? answer.length : 0
  const count = Math.max(rows, question.required ? 1 : 0)
  return { ids: Array.from({ length: count }, (_, at) => at), next: count, focus: null, said: '' }
}

function mostRows({ validations }: Question): number {
  return Number(validations.find(({ rule }) => rule === 'max_choices')?.value) || Number.POSITIVE_INFINITY
}
