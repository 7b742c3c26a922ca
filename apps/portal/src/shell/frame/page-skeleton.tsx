import './page-skeleton.css'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Shown before anything is loaded. Without a brand, because that is not known yet either. */
export function PageSkeleton() {
  return (
    <div className="wrap page-skeleton" aria-busy="true">
      <Skeleton shape="line" />
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <div className="page-skeleton-grid">
        {places.map((place) => (
          <Skeleton key={place} shape="card" />
        ))}
      </div>
    </div>
  )
}
