import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Choice, type ChoiceProps } from './choice.tsx'
import { describedBy, fieldId } from './field.tsx'
import { useForm } from './form-context.ts'
import { useVehicleOptions } from './use-vehicle-options.ts'

/** C-055, C-089: makes of the chosen year, models of the chosen make. */
export function VehicleChoice({ question, path, error, choose }: Omit<ChoiceProps, 'options'>) {
  const { model, text } = useForm()
  const { options, state, retry } = useVehicleOptions(question, path)
  const isMake = question.data_type === 'vehicle_make'
  const id = fieldId(path)
  const answer = model.read(path)
  const isGone = options !== undefined && answer !== undefined && !options.some(({ value }) => value === answer)

  // C-084: another year may not have the make.
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
      <select
        className="answer answer-select"
        id={id}
        name={path}
        aria-disabled="true"
        aria-busy={state === 'loading' || undefined}
        aria-describedby={describedBy({ question, id, error })}
      >
        <option value="">{state === 'loading' ? text.loading : isMake ? text.year_first : text.make_first}</option>
      </select>
    )

  // Other options are another list.
  return (
    <Choice key={optionsKey(options)} question={question} path={path} error={error} options={options} choose={choose} />
  )
}

function optionsKey(options: ChoiceProps['options']): string {
  return options.map(({ value }) => value).join()
}
