/** Between the panel and its field, and between the panel and the edge of the window. */
const GAP_PX = 4
const EDGE_PX = 8

type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>
type Size = { width: number; height: number }

/** Below the field, else above it, else wherever all of it is in the window. Begins where the field begins. */
export function placeOf(
  field: Box,
  panel: Size,
  room: Size & { isRightToLeft: boolean },
): { top: number; left: number } {
  const within = (place: number, size: number, most: number) =>
    Math.max(EDGE_PX, Math.min(place, most - size - EDGE_PX))
  const below = field.bottom + GAP_PX
  const above = field.top - GAP_PX - panel.height
  const fitsBelow = below + panel.height + EDGE_PX <= room.height
  const start = room.isRightToLeft ? field.right - panel.width : field.left

  return {
    top: within(fitsBelow || above < EDGE_PX ? below : above, panel.height, room.height),
    left: within(start, panel.width, room.width),
  }
}

/** Keeps the panel at its field while the page scrolls or the window changes. Returns how to stop. */
export function keepInSight(panel: HTMLElement, field: HTMLElement): () => void {
  function place() {
    const isRightToLeft = getComputedStyle(field).direction === 'rtl'
    const { clientWidth: width, clientHeight: height } = document.documentElement
    const { top, left } = placeOf(field.getBoundingClientRect(), panel.getBoundingClientRect(), {
      width,
      height,
      isRightToLeft,
    })
    panel.style.top = `${top}px`
    panel.style.left = `${left}px`
  }
  place()
  addEventListener('resize', place)
  addEventListener('scroll', place, { capture: true, passive: true })
  return () => {
    removeEventListener('resize', place)
    removeEventListener('scroll', place, { capture: true })
  }
}
