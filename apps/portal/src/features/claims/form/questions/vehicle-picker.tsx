import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/form/select.tsx'
import { OptionPicker, type OptionPickerProps } from '../fields/option-picker.tsx'
import { useForm } from '../model/form-context.ts'
import { useVehicleOptions, type VehicleOptions } from './use-vehicle-options.ts'

/** The makes of the chosen year, or the models of the chosen make (C-055, C-089). */
export function VehiclePicker({ control, question, path, choose }: Omit<OptionPickerProps, 'options'>) {
  const { text } = useForm()
  const { options, state, chosenFor, retry } = useVehicleOptions(question, path)
  const isMake = question.data_type === 'vehicle_make'
  useFittingAnswer(path, { options, state, chosenFor, choose })

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

type Choice = Pick<OptionPickerProps, 'choose'> & Pick<VehicleOptions, 'options' | 'state' | 'chosenFor'>

/**
 * Another year may not have the make: until its list is here, and if it cannot be loaded, there is no answer. It comes back if it fits after all
 * (C-084, C-089).
 */
function useFittingAnswer(path: string, { options, state, chosenFor, choose }: Choice) {
  const { model } = useForm()
  const answeredFor = useRef(chosenFor)
  const held = useRef<{ answer: string; answeredFor: string }>(undefined)
  const fits = (answer: string, madeFor: string) =>
    options ? options.some(({ value }) => value === answer) : state !== 'waiting' && chosenFor === madeFor

  const follow = useEffectEvent(() => {
    const answer = model.read(path)
    const before = held.current
    if (answer !== undefined) {
      const isFitting = fits(String(answer), answeredFor.current)
      held.current = isFitting ? undefined : { answer: String(answer), answeredFor: answeredFor.current }
      if (isFitting) answeredFor.current = chosenFor
      else choose(undefined)
    } else if (before && fits(before.answer, before.answeredFor)) {
      held.current = undefined
      answeredFor.current = chosenFor
      choose(before.answer)
    }
  })
  useEffect(() => follow())
}
