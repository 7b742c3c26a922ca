import './skeleton.css'

type Shape = 'title' | 'line' | 'banner' | 'card'

/** A placeholder while something loads. Hidden from screen readers, which get the text of the region around it. */
export function Skeleton({ shape }: { shape: Shape }) {
  return <span className={`skeleton skeleton-${shape}`} aria-hidden="true" />
}
