import { useEffect, useState } from 'react'

const PAUSE_MS = 1_000

/** Words for a live region: nothing at first, then what they are once they have been the same for a while. */
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
