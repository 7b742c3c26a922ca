import './quiet-select.css'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../art/icon.tsx'

type Props = {
  label: string
  icon: IconName
  /** The choice as it is drawn; without it only the icon is. */
  shown?: string
  /** In a list of settings the label is drawn too. */
  isNamed?: boolean
  value: string
  onChange: (value: string) => void
  children: ReactNode
}

/** The browser's own select, invisible on top of what is drawn, with its own picker, keyboard and screen reader support. */
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
