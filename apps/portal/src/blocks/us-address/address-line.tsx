import { useState } from 'react'
import { useContent } from '../../platform/content/content.ts'
import { useLocale } from '../../platform/content/locale.ts'
import { Combobox } from '../../ui/form/combobox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useSuggestions } from './use-suggestions.ts'

type Props = {
  id: string
  label: string
  error: string | null
  value: string
  onType: (text: string) => void
  /** Gets the id of a suggestion. */
  onChoose: (id: string) => void
  /** Whether a suggestion has filled in the other fields. */
  isFilled: boolean
  onLeave: () => void
}

/** The street, with suggestions from the maps service (M-055). Whatever is typed is the answer; choosing one fills in the other fields. */
export function AddressLine({ id, label, error, value, onType, onChoose, isFilled, onLeave }: Props) {
  const text = useContent('us-address')
  const words = useContent('claim-form')
  const locale = useLocale()
  const [typed, setTyped] = useState('')
  const options = useSuggestions(typed)

  return (
    <Field id={id} label={label} help={text.line1_help} error={error} isRequired>
      {(control) => (
        <>
          <Combobox
            {...control}
            label={text.suggestions}
            options={options}
            shown={value}
            words={words}
            locale={locale}
            isSuggesting
            onType={(text) => {
              setTyped(text)
              onType(text)
            }}
            onChoose={(option) => {
              setTyped('')
              if (option) onChoose(option.value)
            }}
            onBlur={onLeave}
          />
          <span className="hidden-visually" role="status">
            {isFilled && text.filled}
          </span>
        </>
      )}
    </Field>
  )
}
