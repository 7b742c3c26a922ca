import { fill, type Text } from '@amparo/content/fill'
import type { Locale } from '@amparo/rules/locale/locales'
import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { CalendarLimits, CalendarPanelProps } from './calendar-panel.tsx'
import { keepInSight } from './keep-in-sight.ts'

export type CalendarWords = CalendarPanelProps['text'] & {
  calendar_open: Text<'label'>
  calendar_close: string
  calendar_loading: string
  calendar_failed: string
}
type Props = {
  label: string
  locale: Locale
  today: string
  limits?: CalendarLimits | (() => CalendarLimits) | undefined
  text: CalendarWords
  /** The date in the field, if it is one. */
  read: () => string | null
  onPick: (date: string) => void
}
type Panel = ComponentType<CalendarPanelProps>

let loaded: Panel | undefined

/** Loads the calendar when it is first opened, and says so if that fails: a date can always be typed. */
export function CalendarButton({ label, locale, today, limits, text, read, onPick }: Props) {
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const isOpen = state === 'open'

  async function toggle() {
    if (isOpen) return setState('closed')
    setState('loading')
    try {
      loaded ??= (await import('./calendar-panel.tsx')).CalendarPanel
      setState('open')
    } catch {
      setState('failed')
    }
  }

  function close() {
    setState('closed')
    button.current?.focus()
  }

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.parentElement?.contains(event.target)) setState('closed')
    }
    addEventListener('pointerdown', closeOutside)
    addEventListener('focusin', closeOutside)
    return () => {
      removeEventListener('pointerdown', closeOutside)
      removeEventListener('focusin', closeOutside)
    }
  }, [isOpen])

  // Before the calendar takes the focus: a browser scrolls to a focus that is out of sight.
  useLayoutEffect(() => {
    const field = button.current?.closest<HTMLElement>('.date-input')
    return isOpen && box.current && field ? keepInSight(box.current, field) : undefined
  }, [isOpen])

  const Panel = loaded
  return (
    <div className="calendar-place">
      <button
        ref={button}
        type="button"
        className="calendar-button"
        aria-label={fill(text.calendar_open, { label })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={state === 'loading' || undefined}
        onClick={() => void toggle()}
      >
        <svg className="icon" viewBox="0 0 24 24" fill="none" aria-hidden="true">
          <path d="M7 5h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3M4 10h16M8 3v4M16 3v4" />
        </svg>
      </button>
      {state === 'loading' && (
        <span className="hidden-visually" role="status">
          {text.calendar_loading}
        </span>
      )}
      {state === 'failed' && (
        <p className="calendar-failed" role="alert">
          {text.calendar_failed}
        </p>
      )}
      {isOpen && Panel && (
        <div
          ref={box}
          className="calendar-panel"
          role="dialog"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            event.stopPropagation()
            close()
          }}
        >
          <Panel
            label={label}
            value={read()}
            today={today}
            limits={typeof limits === 'function' ? limits() : limits}
            locale={locale}
            text={text}
            onPick={(date) => {
              onPick(date)
              close()
            }}
          />
          <button type="button" className="button button-quiet" onClick={close}>
            {text.calendar_close}
          </button>
        </div>
      )}
    </div>
  )
}
