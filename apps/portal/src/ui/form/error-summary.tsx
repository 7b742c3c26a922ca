import './error-summary.css'
import type { RefObject } from 'react'

/** `text` is the whole line; `id` is the control it is about. */
type Item = { id: string; text: string }
type Props = {
  title: string
  items: readonly Item[]
  box: RefObject<HTMLElement | null>
  /** Without it the control itself takes the focus. */
  onGo?: (index: number) => void
}

/** Takes the focus when something is missing or wrong; every line leads to its field. */
export function ErrorSummary({ title, items, box, onGo }: Props) {
  return (
    <section className="error-summary" aria-label={title} tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, text }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                if (onGo) onGo(index)
                else document.getElementById(id)?.focus()
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
