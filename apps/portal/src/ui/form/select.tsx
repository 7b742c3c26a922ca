import './answer.css'
import type { Ref, SelectHTMLAttributes } from 'react'

export type Option = { value: string; title: string }
type Props = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'children'> & {
  options: readonly Option[]
  /** The first line, with the value ''. */
  placeholder?: string
  ref?: Ref<HTMLSelectElement>
}

/** The browser's own select: on a phone it opens the phone's own picker. */
export function Select({ options, placeholder, ...rest }: Props) {
  return (
    <select {...rest} className="answer answer-select">
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </select>
  )
}
