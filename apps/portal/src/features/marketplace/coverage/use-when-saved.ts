import { useEffect, useState } from 'react'
import type { CoverageForm } from './use-coverage-form.ts'

/** Waits until the last change of a quote is saved, and then goes on. If it cannot be saved, the form says so instead. */
export function useWhenSaved({ save, isPending, outcome }: CoverageForm, onSaved: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const isSaved = outcome === null || outcome.kind === 'price'

  useEffect(() => {
    if (!isWaiting || isPending) return
    setWaiting(false)
    if (isSaved) onSaved()
  })

  return {
    isWaiting,
    request() {
      save()
      setWaiting(true)
    },
  }
}
