import './page-skeleton.css'
import { isBenefitsHome } from '../../platform/navigation/paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/**
 * Shown before anything is loaded: the benefits home in its own shape, any other page as a form. Without a brand, because that is not known yet
 * either.
 */
export function PageSkeleton({ isHome = isBenefitsHome(globalThis.location?.pathname ?? '') }) {
  return (
    <div className="wrap page-skeleton" aria-busy="true">
      <Skeleton shape="line" />
      {isHome && <Skeleton shape="banner" />}
      <Skeleton shape="title" />
      <div className={isHome ? 'page-skeleton-grid' : 'page-skeleton-form'}>
        {places.map((place) => (
          <Skeleton key={place} shape={isHome ? 'card' : 'line'} />
        ))}
      </div>
    </div>
  )
}
