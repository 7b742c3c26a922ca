import './error-summary.css'
import { fill, plural } from '@amparo/content/fill'
import { intlTag } from '@amparo/rules/locales'
import type { RefObject } from 'react'
import { fieldId } from './field.tsx'
import { useForm } from './form-context.ts'

export type SummaryItem = { path: string; label: string; problem: string }
type Props = { items: readonly SummaryItem[]; box: RefObject<HTMLElement | null>; onGo: (path: string) => void }

/** Takes the focus when an answer is missing or wrong; every line leads to its field. */
export function ErrorSummary({ items, box, onGo }: Props) {
  const { text, locale } = useForm()
  const title = fill(plural(text.summary_title, items.length, intlTag(locale)), { count: items.length })

  return (
    <section className="error-summary" aria-label={title} tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ path, label, problem }) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault()
                onGo(path)
              }}
            >
              {label ? fill(text.summary_item, { label, problem }) : problem}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
