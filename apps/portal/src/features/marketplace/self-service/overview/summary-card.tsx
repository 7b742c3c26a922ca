import { type ReactNode, useId } from 'react'
import { Link } from '../../../../platform/navigation/link.tsx'
import type { PolicyPage } from '../../../../platform/navigation/marketplace-paths.ts'
import { usePageNames } from '../shell/use-page-names.ts'
import { useSelfService } from '../use-self-service.ts'

type Props = { page: PolicyPage; title?: string; action: string; children: ReactNode }

/** One page of self-service in short, and the way to it. */
export function SummaryCard({ page, title, action, children }: Props) {
  const names = usePageNames()
  const { pathTo } = useSelfService()
  const id = useId()

  return (
    <section className="summary-card" aria-labelledby={id}>
      <h2 id={id}>{title ?? names[page]}</h2>
      {children}
      <Link className="summary-link" to={pathTo(page)}>
        {action}
      </Link>
    </section>
  )
}
