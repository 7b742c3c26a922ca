import '../../ui/form/tick.css'
import { useContent } from '../../platform/content.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { PhoneType } from './phone-types.ts'

type Props = {
  id: string
  type: PhoneType | undefined
  isMissing: boolean
  onChange: (type: PhoneType) => void
}

/** Message or call (C-226, C-227, C-237). */
export function TypeChoice({ id, type, isMissing, onChange }: Props) {
  const text = useContent('phone-verification')
  const choices = [
    { value: 'cell', label: text.type_cell },
    { value: 'home', label: text.type_home },
  ] as const

  return (
    <fieldset aria-describedby={isMissing ? `${id}-error` : undefined}>
      <legend>{text.type}</legend>
      {isMissing && (
        <p className="phone-verification-error" id={`${id}-error`}>
          <Icon name="warning" />
          <span>{text.type_required}</span>
        </p>
      )}
      {choices.map(({ value, label }) => (
        <label key={value} className="phone-verification-choice">
          <input
            className="tick"
            type="radio"
            name="phone_type"
            required
            value={value}
            checked={type === value}
            onChange={() => onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
