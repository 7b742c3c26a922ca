import './banner.css'
import type { ReactNode } from 'react'
import { Icon } from '../art/icon.tsx'

type Props = { tone: 'danger' | 'success' | 'info'; title?: string; children: ReactNode }

const icons = { danger: 'warning', success: 'check', info: 'info' } as const

/** A message that stays. Screen readers announce an error at once and any other when they pause. */
export function Banner({ tone, title, children }: Props) {
  return (
    <div className={`banner banner-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className="banner-text">
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  )
}
