import { useEffect } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { OptionPicker, type OptionPickerProps } from '../fields/option-picker.tsx'
import { useForm } from '../model/form-context.ts'
import { useVehicleOptions } from './use-vehicle-options.ts'

/** The makes of the chosen year, or the models of the chosen make (C-055, C-089). */
export function VehiclePicker({ control, question, path, choose }: Omit<OptionPickerProps, 'options'>) {
  const { model, text } = useForm()
  const { options, state, retry } = useVehicleOptions(question, path)
  const isMake = question.data_type === 'vehicle_make'
  const answer = model.read(path)
  const isGone = options !== undefined && answer !== undefined && !options.some(({ value }) => value === answer)

  // Another year may not have the make (C-084).
  useEffect(() => {
    if (isGone || state === 'waiting') choose(undefined)
  })

  if (state === 'failed')
    return (
      <div className="question-failed" role="alert">
        <p>{isMake ? text.makes_failed : text.models_failed}</p>
        <Button look="second" onClick={retry}>
          {text.try_again}
        </Button>
      </div>
    )
  if (!options)
    return (
      <Select
        id={control.id}
        name={path}
        options={[]}
        placeholder={state === 'loading' ? text.loading : isMake ? text.year_first : text.make_first}
        aria-disabled="true"
        aria-busy={state === 'loading' || undefined}
        aria-describedby={control['aria-describedby']}
      />
    )

  // A picker keeps its state, so another list of options needs another picker.
  const key = options.map(({ value }) => value).join()
  return <OptionPicker key={key} {...{ control, question, path, options, choose }} />
}
