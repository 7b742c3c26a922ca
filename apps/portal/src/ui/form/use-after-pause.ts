import { useEffect, useState } from 'react'

const PAUSE_MS = 1_000

/** The text of a live region: empty at first, later the given words once they have not changed for a second. */
export function useAfterPause(words: string): string {
  const [spoken, setSpoken] = useState('')
  const [first] = useState(words)

  useEffect(() => {
    if (words === first && spoken === '') return
    const timer = setTimeout(() => setSpoken(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, first, spoken])

  return spoken
}
