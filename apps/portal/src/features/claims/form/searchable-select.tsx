import './searchable-select.css'
import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locales'
import { isFound } from '@amparo/rules/search-text'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import type { ChoiceProps } from './choice.tsx'
import { describedBy, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import { useAfterPause } from './use-after-pause.ts'

type Open = { query: string; active: number }

/** A list to search in: the combobox of the ARIA patterns, with the list in the page and the focus in the field. */
export function SearchableSelect({ question, path, error, options, choose }: ChoiceProps) {
  const { model, text, locale } = useForm()
  const [begin] = useState(() => titleOf(model.read(path)))
  const [open, setOpen] = useState<Open | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = fieldId(path)
  const found = open ? options.filter(({ title }) => isFound(open.query.trim(), [title], locale)) : []
  const active = open ? found[open.active] : undefined

  function titleOf(answer: unknown): string {
    return options.find(({ value }) => value === answer)?.title ?? ''
  }

  function pick(option: { value: string; title: string } | undefined) {
    if (!option || !input.current) return
    input.current.value = option.title
    choose(option.value)
    setOpen(null)
  }

  /** Half a word is no choice: the last one comes back, unless the text is a title or nothing at all. */
  function leave() {
    const typed = input.current?.value.trim().toLocaleLowerCase() ?? ''
    const meant = options.find(({ title }) => title.toLocaleLowerCase() === typed)
    if (meant) pick(meant)
    else if (typed === '') choose(undefined)
    if (input.current && !meant) input.current.value = titleOf(model.read(path))
    setOpen(null)
  }

  function press(event: KeyboardEvent) {
    const last = found.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => setOpen(open ? { ...open, active: Math.min(open.active + 1, last) } : { query: '', active: 0 }),
      ArrowUp: () => setOpen(open ? { ...open, active: Math.max(open.active - 1, 0) } : { query: '', active: 0 }),
      ...(open && {
        Enter: () => pick(active),
        Escape: () => {
          event.stopPropagation()
          setOpen(null)
        },
      }),
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    move()
  }

  return (
    <div className="searchable" data-open={open ? '' : undefined}>
      <input
        ref={input}
        className="answer"
        id={id}
        name={path}
        role="combobox"
        aria-expanded={open !== null}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ question, id, error })}
        aria-required={question.required || undefined}
        autoComplete="off"
        placeholder={question.placeholder ?? undefined}
        defaultValue={begin}
        onInput={({ currentTarget: { value } }) => setOpen({ query: value, active: 0 })}
        onKeyDown={press}
        onBlur={leave}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={text.list_open}
        // The focus stays in the field, so that its list stays open.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          setOpen(open ? null : { query: '', active: 0 })
        }}
      >
        <Icon name="down" />
      </button>
      {open && (
        <OptionList id={`${id}-list`} label={question.title} found={found} active={active} of={id} pick={pick} />
      )}
      <Count count={open ? found.length : null} />
    </div>
  )
}

type Option = { value: string; title: string }
type ListProps = {
  id: string
  of: string
  label: string
  found: readonly Option[]
  active: Option | undefined
  pick: (option: Option) => void
}

function OptionList({ id, of, label, found, active, pick }: ListProps) {
  const { text } = useForm()
  if (found.length === 0) return <p className="searchable-list searchable-none">{text.list_none}</p>

  return (
    <div className="searchable-list" id={id} role="listbox" aria-label={label}>
      {found.map((option) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
        <div
          key={option.value}
          id={optionId(of, option)}
          data-value={option.value}
          role="option"
          aria-selected={option === active}
          ref={option === active ? (row) => row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {option.title}
        </div>
      ))}
    </div>
  )
}

/** An id has no blanks, as names of cars do. */
function optionId(id: string, { value }: Option): string {
  return `${id}-${value.replace(/\s/g, '_')}`
}

function Count({ count }: { count: number | null }) {
  const { text, locale } = useForm()
  const words =
    count === null
      ? ''
      : count === 0
        ? text.list_none
        : fill(plural(text.list_found, count, intlTag(locale)), { count })

  return (
    <span className="hidden-visually" role="status">
      {useAfterPause(words)}
    </span>
  )
}
