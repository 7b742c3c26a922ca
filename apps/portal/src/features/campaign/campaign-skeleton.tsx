import { useContent } from '../../platform/content.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** P-288. */
export function CampaignSkeleton() {
  const { loading } = useContent('shell')

  return (
    <div className="wrap campaign" role="status" aria-busy="true" aria-label={loading}>
      <Skeleton shape="banner" />
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
    </div>
  )
}
