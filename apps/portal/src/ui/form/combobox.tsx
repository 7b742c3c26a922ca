import './answer.css'
import './combobox.css'
import { fill, type Plural, plural } from '@amparo/content/fill'
import { localeFacts } from '@amparo/rules/locale/locale-facts'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { optionTitled } from '@amparo/rules/text/option-titled'
import { isFound } from '@amparo/rules/text/search-text'
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../art/icon.tsx'
import { type ListOption, OptionList, optionId } from './combobox-list.tsx'
import { useAfterPause } from './use-after-pause.ts'

type ComboboxWords = { list_open: string; list_none: string; list_found: Plural<'count'> }
type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'defaultValue' | 'className'> & {
  id: string
  /** The accessible name of the list and its button. */
  label: string
  options: readonly ListOption[]
  /** The text in the field. A new one replaces it unless the person is typing there. */
  shown: string
  words: ComboboxWords
  locale: Locale
  onChoose: (option: ListOption | undefined) => void
  /** Given where any text is an answer and the list only helps. Without it, only an option of the list is. */
  onType?: (text: string) => void
  /**
   * The options are suggestions that somebody else has chosen for what was typed, such as addresses: all of them are shown, an empty list is
   * not, and `shown` decides what one of them puts into the field.
   */
  isSuggesting?: boolean
}
type Open = { query: string; active: number }

/** A list to search in: the combobox of the ARIA patterns. The focus stays in the field. */
export function Combobox({
  id,
  label,
  options,
  shown,
  words,
  locale,
  onChoose,
  onType,
  isSuggesting = false,
  ...rest
}: Props) {
  const [begin] = useState(shown)
  const [open, setOpen] = useState<Open | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const last = useRef(shown)
  const isTyping = useRef(false)
  const matches = ({ title, note = '' }: ListOption) => isFound(open?.query.trim() ?? '', [title, note], locale)
  const found = open ? options.filter((option) => isSuggesting || matches(option)) : []
  const isListShown = open !== null && (found.length > 0 || !isSuggesting)
  const active = open ? found[open.active] : undefined

  useEffect(() => {
    if (!input.current || (document.activeElement === input.current && isTyping.current)) return
    last.current = shown
    input.current.value = shown
  }, [shown])

  function pick(option: ListOption | undefined) {
    if (!option || !input.current) return
    isTyping.current = false
    if (!isSuggesting) {
      last.current = option.title
      input.current.value = option.title
    }
    onChoose(option)
    setOpen(null)
  }

  /** Text that is the title of an option chooses it, and empty text chooses nothing. Any other text is replaced by the last choice. */
  function leave() {
    const typed = input.current?.value.trim() ?? ''
    const named = typed === '' ? undefined : optionTitled(options, typed, locale)
    if (named) pick(named)
    else if (typed === '') {
      last.current = ''
      onChoose(undefined)
    } else if (input.current && !onType) input.current.value = last.current
    isTyping.current = false
    setOpen(null)
  }

  function press(event: KeyboardEvent) {
    const end = found.length - 1
    const moves: Record<string, () => void> = {
      ArrowDown: () => setOpen(open ? { ...open, active: Math.min(open.active + 1, end) } : { query: '', active: 0 }),
      ArrowUp: () => setOpen(open ? { ...open, active: Math.max(open.active - 1, 0) } : { query: '', active: 0 }),
      ...(isListShown && {
        Enter: () => (active ? pick(active) : setOpen(null)),
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
    <div className="searchable" data-open={isListShown ? '' : undefined}>
      <input
        {...rest}
        ref={input}
        className="answer"
        id={id}
        role="combobox"
        aria-expanded={isListShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(id, active)}
        autoComplete="off"
        defaultValue={begin}
        onInput={({ currentTarget: { value } }) => {
          isTyping.current = true
          onType?.(value)
          setOpen({ query: value, active: onType ? -1 : 0 })
        }}
        onKeyDown={press}
        onBlur={(event) => {
          leave()
          rest.onBlur?.(event)
        }}
      />
      {!isSuggesting && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={words.list_open + localeFacts[locale].colon + label}
          // Keeps the focus in the field, so that its list stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            setOpen(open ? null : { query: '', active: 0 })
          }}
        >
          <Icon name="down" />
        </button>
      )}
      {isListShown && (
        <OptionList {...{ label, found, active, pick }} id={`${id}-list`} fieldId={id} none={words.list_none} />
      )}
      <span className="hidden-visually" role="status">
        {useAfterPause(isListShown ? foundText(found.length, words, locale) : '')}
      </span>
    </div>
  )
}

function foundText(count: number, { list_none, list_found }: ComboboxWords, locale: Locale): string {
  return count === 0 ? list_none : fill(plural(list_found, count, intlTag(locale)), { count })
}
