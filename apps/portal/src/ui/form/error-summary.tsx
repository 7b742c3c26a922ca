import './error-summary.css'
import { fill, type Plural, plural, type Text } from '@amparo/content/fill'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { goToField } from './field-focus.ts'
import { useErrorTitle } from './use-error-title.ts'

type Props = {
  /** `id` is the field's; `label` may be empty where the error says it all. */
  items: readonly { id: string; label: string; error: string }[]
  /** How often the form was sent with something wrong: each time the summary takes the focus. */
  attempts: number
  words: { summary_title: Plural<'count'>; summary_item: Text<'label' | 'problem'>; error_title: Text<'title'> }
  locale: Locale
}

/** Lists what is wrong at the top of a form. Every line is a link to its field, and the page title says "Error:". */
export function ErrorSummary({ items, attempts, words, locale }: Props) {
  const box = useRef<HTMLElement>(null)
  useErrorTitle(items.length > 0, words.error_title)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])

  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => setPlace(document.querySelector('.summary-place')), [])

  if (items.length === 0) return null
  const title = fill(plural(words.summary_title, items.length, intlTag(locale)), { count: items.length })

  const summary = (
    <section className="error-summary" aria-label={title} tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, label, error }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(id)
              }}
            >
              {label ? fill(words.summary_item, { label, problem: error }) : error}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
  return place ? createPortal(summary, place) : summary
}

/** Where a page wants the summary of its form: above its heading. Without one the summary is where the form has it. */
export function SummaryPlace() {
  return <div className="summary-place" />
}
