import { type ReactNode, useId } from 'react'
import { Link } from '../../../../platform/navigation/link.tsx'
import type { PolicyPage } from '../../../../platform/navigation/marketplace-paths.ts'
import { usePageNames } from '../shell/use-page-names.ts'
import { useSelfService } from '../use-self-service.ts'

type Props = { page: PolicyPage; title?: string; action: string; more?: ReactNode; children: ReactNode }

/** The summary of one self-service page, with a link to it. */
export function SummaryCard({ page, title, action, more, children }: Props) {
  const names = usePageNames()
  const { pathTo } = useSelfService()
  const id = useId()

  return (
    <section className="summary-card" aria-labelledby={id}>
      <h2 id={id}>{title ?? names[page]}</h2>
      {children}
      <div className="summary-links">
        <Link to={pathTo(page)}>{action}</Link>
        {more}
      </div>
    </section>
  )
}
