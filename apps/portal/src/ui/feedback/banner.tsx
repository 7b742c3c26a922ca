import './banner.css'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'

type Props = { tone: 'danger' | 'success'; title?: string; children: ReactNode }

/** A message that stays until it is dealt with. Bad news is read out at once, good news when there is a pause. */
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
