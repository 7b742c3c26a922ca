import './choice-list.css'
import './tick.css'
import type { Option } from './select.tsx'

type Props = {
  type: 'radio' | 'checkbox'
  /** The first option gets it. */
  id: string
  name: string
  options: readonly Option[]
  chosen: readonly string[]
  onChoose: (value: string, isChosen: boolean) => void
  /** The focus has left all of the options. */
  onLeave?: () => void
  /** Each checkbox says that it is invalid; of radio buttons their group does. */
  'aria-invalid'?: true | undefined
  /** Side by side, for short ones such as yes and no. */
  isRow?: boolean
}

/** Radio buttons or checkboxes, inside a `FieldSet`. */
export function ChoiceList({ type, id, name, options, chosen, onChoose, onLeave, isRow, ...props }: Props) {
  return (
    <div className={isRow ? 'options options-row' : 'options'}>
      {options.map(({ value, title }, at) => (
        <label className="option" key={value}>
          <input
            className="tick"
            type={type}
            id={at === 0 ? id : undefined}
            name={name}
            value={value}
            checked={chosen.includes(value)}
            aria-invalid={type === 'checkbox' ? props['aria-invalid'] : undefined}
            onChange={({ currentTarget: { checked } }) => onChoose(value, checked)}
            onBlur={({ relatedTarget }) => {
              const isWithin = relatedTarget instanceof HTMLInputElement && relatedTarget.name === name
              if (!isWithin) onLeave?.()
            }}
          />
          <span>{title}</span>
        </label>
      ))}
    </div>
  )
}
