import './loading-overlay.css'
import { type Mutation, type Query, useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { dismissSnackbar, showSnackbar } from '../../ui/feedback/snackbar.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'

/** How long the overlay fades out (P-016). */
const FADE_MS = 300
/** After this long, a message says that we are still working. */
const LONG_MS = 6000

export function LoadingOverlay() {
  const { loading } = useContent('shell')
  const { working } = useContent('snackbar')
  const isBusy = useBlockingWork()
  const isShown = useLingering(isBusy)

  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => showSnackbar({ id: 'working', variant: 'loading', text: working }), LONG_MS)
    return () => {
      clearTimeout(timer)
      dismissSnackbar('working')
    }
  }, [isBusy, working])

  if (!isShown) return null
  return (
    <div className="overlay" data-fading={!isBusy || undefined}>
      <Spinner />
      {isBusy && (
        <span className="hidden-visually" role="status">
          {loading}
        </span>
      )}
    </div>
  )
}

/** Becomes true at once, but false only after the overlay has faded out (P-016). */
function useLingering(isOn: boolean): boolean {
  const [lingers, setLingers] = useState(isOn)

  useEffect(() => {
    if (isOn) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), FADE_MS)
    return () => clearTimeout(timer)
  }, [isOn])

  return isOn || lingers
}

/** Whether something is running that covers the page (P-014, P-015, P-X56). */
function useBlockingWork(): boolean {
  const queries = useIsFetching({ predicate: isBlockingQuery })
  const mutations = useIsMutating({ predicate: isBlockingMutation })
  return queries + mutations > 0
}

/** A query that the page cannot be shown without (`meta: { overlay: true }`), until its first answer. */
function isBlockingQuery({ meta, state }: Query): boolean {
  return meta?.overlay === true && state.status === 'pending'
}

/** A mutation, unless it shows progress of its own (`meta: { overlay: false }`). */
function isBlockingMutation({ meta }: Mutation): boolean {
  return meta?.overlay !== false
}
