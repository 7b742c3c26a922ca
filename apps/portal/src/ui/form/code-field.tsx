import { useEffect, useRef } from 'react'
import { TextField } from './text-field.tsx'

type Props = {
  id: string
  label: string
  help: string
  error: string | null
  /** How often the form was sent with a wrong code: each time, the field takes the focus. */
  attempts: number
  value: string
  onType: (text: string) => void
  onBlur?: () => void
}

/** A code that people copy from paper or another screen. Browsers must neither correct it nor remember it. */
export function CodeField({ attempts, onType, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attempts > 0) input.current?.focus()
  }, [attempts])

  return (
    <TextField
      {...field}
      ref={input}
      look="code"
      announcesError
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
      onChange={({ target }) => onType(target.value)}
    />
  )
}
