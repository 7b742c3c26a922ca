import './error-summary.css'
import { fill, type Plural, plural, type Text } from '@amparo/content/fill'
import { intlTag, type Locale } from '@amparo/rules/locale/locales'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { goToField } from './field-focus.ts'
import { useErrorTitle } from './use-error-title.ts'

type Props = {
  /** `id` is the field's. Its label is put before an error that does not name the field; it may be empty. */
  items: readonly { id: string; label: string; error: string }[]
  /** Errors that say only that an answer is missing: of these the summary has the label alone, not the same words ten times. */
  missing?: readonly string[]
  /** How often the form was sent with something wrong: each time the summary takes the focus. */
  attempts: number
  words: { summary_title: Plural<'count'>; summary_item: Text<'label' | 'problem'>; error_title: Text<'title'> }
  locale: Locale
}

/** Lists what is wrong above the heading of a page or dialog. Every line is a link to its field, and the page title says "Error:". */
export function ErrorSummary({ items, missing = [], attempts, words, locale }: Props) {
  const box = useRef<HTMLElement>(null)
  useErrorTitle(items.length > 0, words.error_title)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])

  const here = useRef<HTMLSpanElement>(null)
  const [place, setPlace] = useState<Element | null>(null)
  useLayoutEffect(() => setPlace(here.current && placeFor(here.current)), [])

  const tag = intlTag(locale)
  const title = fill(plural(words.summary_title, items.length, tag), { count: items.length })

  function lineOf({ label, error }: Props['items'][number]): string {
    if (label && missing.includes(error)) return label
    return summaryLine({ label, error }, { words, locale })
  }

  const summary = (
    <section className="error-summary" aria-label={title} tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(item.id)
              }}
            >
              {lineOf(item)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )

  return (
    <>
      <span ref={here} hidden />
      {items.length > 0 && (place ? createPortal(summary, place) : summary)}
    </>
  )
}

/** An error away from its field, with the field's label unless the error names the field: "First name: Enter your first name." would say it twice. */
export function summaryLine(
  { label, error }: Pick<Props['items'][number], 'label' | 'error'>,
  { words, locale }: { words: Pick<Props['words'], 'summary_item'>; locale: Locale },
): string {
  const tag = intlTag(locale)
  const isNamed = error.toLocaleLowerCase(tag).includes(label.toLocaleLowerCase(tag))
  return isNamed ? error : fill(words.summary_item, { label, problem: error })
}

/** A dialog's form has its summary in the dialog, and a page's form never in a dialog. */
function placeFor(form: Element): Element | null {
  const dialog = form.closest('dialog')
  const places = [...document.querySelectorAll('.summary-place')]
  return places.find((place) => place.closest('dialog') === dialog) ?? null
}
