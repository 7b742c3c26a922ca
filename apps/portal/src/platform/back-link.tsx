import '../ui/back-link.css'
import { Icon } from '../ui/art/icon.tsx'
import { Link } from './link.tsx'

/** The way back to where a page belongs, whatever the browser's history says. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className="back" to={to}>
      <Icon name="back" />
      {children}
    </Link>
  )
}
