import './skeleton.css'

type Shape = 'title' | 'line' | 'banner' | 'card'

/** The shape of what comes. Readers get the words of the region around it instead. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
}
