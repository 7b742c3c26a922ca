import { stateNames } from '@amparo/rules/policies/us-state-names'
import { usStates } from '@amparo/rules/policies/us-states'
import { useContent } from '../../platform/content/content.ts'
import { Field } from '../../ui/form/field.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { type AddressField, type AddressValues, useAddressLabels } from './address-fields.ts'
import { AddressLine } from './address-line.tsx'
import { useFoundAddress } from './use-found-address.ts'
import './us-address.css'

type Props = {
  idOf: (name: AddressField) => string
  values: AddressValues
  errorOf: (name: AddressField) => string | null
  onChange: (changes: Partial<Record<AddressField, string>>) => void
  onLeave: (name: AddressField) => void
}

const states = usStates.map((code) => ({ value: code, title: stateNames[code] }))

/** An address in the USA. The street suggests whole addresses; everything can be typed by hand at any time. */
export default function UsAddress({ idOf, values, errorOf, onChange, onLeave }: Props) {
  const text = useContent('us-address')
  const labels = useAddressLabels()
  const { find, stop, isFilled } = useFoundAddress(onChange)
  const field = (name: AddressField) => ({
    id: idOf(name),
    label: labels[name],
    error: errorOf(name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
    onBlur: () => onLeave(name),
  })

  /** A suggestion whose address arrives late must not replace what is typed meanwhile. It has no second line. */
  function change(name: AddressField, value: string) {
    if (name !== 'line2Address') stop()
    onChange({ [name]: value })
  }

  return (
    <div className="us-address">
      <AddressLine
        id={idOf('line1Address')}
        label={labels.line1Address}
        error={errorOf('line1Address')}
        value={values.line1Address}
        onType={(text) => change('line1Address', text)}
        onChoose={find}
        isFilled={isFilled}
        onLeave={() => onLeave('line1Address')}
      />
      <TextField {...field('line2Address')} autoComplete="address-line2" />
      <TextField {...field('city')} autoComplete="address-level2" required />
      <div className="us-address-pair field-pair">
        <Field id={idOf('state')} label={labels.state} error={errorOf('state')} isRequired announcesError>
          {(control) => (
            <Select
              {...control}
              autoComplete="address-level1"
              options={states}
              placeholder={text.state_choose}
              value={values.state}
              onChange={({ target }) => {
                change('state', target.value)
                // Whether we are in that state is said at once (M-X47).
                onLeave('state')
              }}
              onBlur={() => onLeave('state')}
            />
          )}
        </Field>
        <TextField {...field('postalCode')} autoComplete="postal-code" inputMode="numeric" required />
      </div>
    </div>
  )
}
