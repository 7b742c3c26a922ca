import './policy-menu.css'
import type { PolicyDetails } from '@amparo/contract/policies'
import { useId, useRef, useState } from 'react'
import { useContent } from '../../../../platform/content/content.ts'
import { Link } from '../../../../platform/navigation/link.tsx'
import { type PolicyPage, policyPages } from '../../../../platform/navigation/marketplace-paths.ts'
import { Icon } from '../../../../ui/art/icon.tsx'
import { additionalInsureds } from '../../policy-people.ts'
import { useSelfService } from '../use-self-service.ts'
import { useCurrentPage } from './use-current-page.ts'
import { usePageNames } from './use-page-names.ts'

/** The side menu (M-214). A phone shows the current page instead, as a button that opens the list. */
export function PolicyMenu({ policy }: { policy: PolicyDetails }) {
  const text = useContent('self-service')
  const names = usePageNames()
  const current = useCurrentPage() ?? 'overview'
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()

  return (
    <nav
      className="policy-menu"
      aria-label={text.menu_label}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return
        setOpen(false)
        opener.current?.focus()
      }}
    >
      <button
        ref={opener}
        type="button"
        className="policy-menu-opener"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="hidden-visually">{text.menu_opener}</span>
        {names[current === 'claims/file' ? 'claims' : current]}
        <Icon name="down" />
      </button>
      <ul id={id} data-open={isOpen || undefined}>
        {pagesOf(policy).map((page) => (
          <MenuItem key={page} {...{ page, current }} name={names[page]} onFollow={() => setOpen(false)} />
        ))}
      </ul>
    </nav>
  )
}

type ItemProps = { page: PolicyPage; current: PolicyPage; name: string; onFollow: () => void }

/** The page for filing a claim belongs to the item for claims. */
function MenuItem({ page, current, name, onFollow }: ItemProps) {
  const { pathTo } = useSelfService()
  const isAbove = current.startsWith(`${page}/`)

  return (
    <li>
      <Link to={pathTo(page)} {...(isAbove && { 'aria-current': 'true' })} onClick={onFollow}>
        {name}
      </Link>
    </li>
  )
}

/** Additional insureds have a page only if there are any (M-202, M-X43). */
function pagesOf(policy: PolicyDetails): PolicyPage[] {
  const hasInsureds = additionalInsureds(policy).length > 0
  return policyPages.filter((page) => page !== 'claims/file' && (page !== 'additional-insureds' || hasInsureds))
}
