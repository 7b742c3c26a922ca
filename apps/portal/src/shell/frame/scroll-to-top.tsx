import './scroll-to-top.css'
import { useSyncExternalStore } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { Icon } from '../../ui/art/icon.tsx'

/** Portal specification §9, "Scroll to top". */
const FAR_DOWN_PX = 800

/** A button that appears far down the page (P-012, P-013). It moves the focus too, because the button itself disappears. */
export function ScrollToTop() {
  const { scroll_to_top } = useContent('shell')
  const isFarDown = useSyncExternalStore(
    onScroll,
    () => window.scrollY > FAR_DOWN_PX,
    () => false,
  )
  if (!isFarDown) return null

  return (
    <button type="button" className="to-top" aria-label={scroll_to_top} onClick={goUp}>
      <Icon name="up" />
    </button>
  )
}

function goUp() {
  document.getElementById('main')?.focus({ preventScroll: true })
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

function onScroll(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}
