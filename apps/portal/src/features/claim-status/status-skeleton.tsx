import './result/status-result.css'
import { useContent } from '../../platform/content/content.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** Stands in for the result while it loads. */
export function StatusSkeleton() {
  const text = useContent('claim-status-page')

  return (
    <div className="wrap status-page" aria-busy="true">
      <p className="hidden-visually" role="status">
        {text.checking}
      </p>
      <div className="status-columns">
        <div className="status-shape">
          <Skeleton shape="line" />
          <Skeleton shape="title" />
          <Skeleton shape="line" />
          <Skeleton shape="banner" />
        </div>
        <Skeleton shape="banner" />
      </div>
    </div>
  )
}
