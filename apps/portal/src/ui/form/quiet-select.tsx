import './quiet-select.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../art/icon.tsx'

type Props = {
  label: string
  icon: IconName
  /** What eyes see of the choice; without it the icon stands alone. */
  shown?: string
  /** In a list of settings they see what is chosen there, too. */
  isNamed?: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** The platform's own select, laid invisibly over what is drawn: its picker, its keyboard, its words for readers. */
export function QuietSelect({ label, icon, shown, isNamed, value, onChange, children }: Props) {
  return (
    <span className="quiet-select">
      <Icon name={icon} />
      {isNamed && (
        <span className="quiet-select-name" aria-hidden="true">
          {label}
        </span>
      )}
      {shown && <span aria-hidden="true">{shown}</span>}
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </span>
  )
}
