import './widget.css'
import { Skeleton } from '../ui/feedback/skeleton.tsx'

/** In the shape of a step. The server draws it too, so that the iframe is never empty. */
export function WidgetLoading() {
  return (
    <div className="wrap widget-loading" aria-busy="true">
      <Skeleton shape="line" />
      <Skeleton shape="title" />
      <Skeleton shape="card" />
      <Skeleton shape="line" />
      <Skeleton shape="card" />
    </div>
  )
}
