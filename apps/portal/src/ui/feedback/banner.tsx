import './banner.css'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'

type Props = { tone: 'danger' | 'success'; title?: string; children: ReactNode }

/** A message that stays. Screen readers announce an error at once and a success when they pause. */
export function Banner({ tone, title, children }: Props) {
  return (
    <div className={`banner banner-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={tone === 'danger' ? 'warning' : 'check'} />
      <div className="banner-text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
