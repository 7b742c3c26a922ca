import { useEffect, useState } from 'react'
import type { CoverageForm } from '../use-coverage-form.ts'

type Request = { outcome: CoverageForm['outcome']; goOn: () => void }

/** Waits until the last change of a quote is saved, and then goes on. If it cannot be saved, the form says so instead. */
export function useWhenSaved({ save, isPending, outcome }: CoverageForm) {
  const [request, setRequest] = useState<Request | null>(null)

  useEffect(() => {
    if (!request || isPending) return
    setRequest(null)
    // The outcome from before the request: there was nothing left to save.
    if (outcome === request.outcome || outcome?.kind === 'price') request.goOn()
  })

  return {
    isWaiting: request !== null,
    request(goOn: () => void) {
      save()
      setRequest({ outcome, goOn })
    },
  }
}
