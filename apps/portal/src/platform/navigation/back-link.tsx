import '../../ui/back-link.css'
import { Icon } from '../../ui/art/icon.tsx'
import { Link } from './link.tsx'

/** A link to the parent page, whatever the browser's history says. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="back" to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
