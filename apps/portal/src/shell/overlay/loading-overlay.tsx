import './loading-overlay.css'
import { useEffect, useState } from 'react'
import { useContent } from '../../platform/content.ts'
import { dismissSnackbar, showSnackbar } from '../../ui/feedback/snackbar.ts'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { useBlockingWork } from './blocking-work.ts'

/** Portal specification §4 and §9. */
const FADE_MS = 300
/** After this long a person wonders whether anything still happens. */
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

/** P-016: true at once, false 300 ms later. */
function useLingering(isOn: boolean): boolean {
  const [lingers, setLingers] = useState(isOn)

  useEffect(() => {
    if (isOn) return setLingers(true)
    const timer = setTimeout(() => setLingers(false), FADE_MS)
    return () => clearTimeout(timer)
  }, [isOn])

  return isOn || lingers
}
