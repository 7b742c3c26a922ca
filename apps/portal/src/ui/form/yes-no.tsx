import { ChoiceList } from './choice-list.tsx'

type Props = {
  id: string
  /** Empty while nothing is chosen. */
  value: string
  titles: { yes: string; no: string }
  onChange: (answer: string) => void
  onLeave?: () => void
}

/** A question that is answered with yes or no, inside a `FieldSet`. */
export function YesNo({ id, value, titles: { yes, no }, onChange, onLeave }: Props) {
  const options = [
    { value: 'yes', title: yes },
    { value: 'no', title: no },
  ]

  return (
    <ChoiceList
      type="radio"
      id={id}
      name={id}
      options={options}
      chosen={[value]}
      onChoose={onChange}
      {...(onLeave && { onLeave })}
      isRow
    />
  )
}
