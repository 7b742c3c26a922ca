import { type Ref, useImperativeHandle, useMemo, useRef } from 'react'

export type JsonEditorHandle = { goTo: (offset: number) => void }

type Props = {
  label: string
  text: string
  onChange: (text: string) => void
  isWrong: boolean
  ref?: Ref<JsonEditorHandle>
}

/** A text area as large as its text, inside a scrolling frame, so that the line numbers scroll with it. */
export function JsonEditor({ label, text, onChange, isWrong, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const lines = useMemo(() => text.split('\n'), [text])
  const widest = useMemo(() => lines.reduce((most, { length }) => Math.max(most, length), 0), [lines])

  useImperativeHandle(ref, () => ({
    goTo(offset) {
      const { current } = area
      if (!current) return
      current.focus({ preventScroll: true })
      current.setSelectionRange(offset, offset)
      const frame = current.parentElement as HTMLElement
      const line = current.value.slice(0, offset).split('\n').length
      frame.scrollTop = (current.offsetHeight / lines.length) * line - frame.clientHeight / 2
    },
  }))

  return (
    <div className="json-editor">
      <pre aria-hidden="true">{lines.map((_, at) => at + 1).join('\n')}</pre>
      <textarea
        ref={area}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        rows={lines.length}
        cols={Math.max(widest + 1, 40)}
        wrap="off"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
      />
    </div>
  )
}
