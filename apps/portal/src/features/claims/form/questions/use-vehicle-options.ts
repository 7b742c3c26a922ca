import type { Question } from '@amparo/contract/claim-forms'
import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../../platform/platform.ts'
import { vehicleMakesQuery } from '../../../../queries/list-vehicle-makes.ts'
import { vehicleModelsQuery } from '../../../../queries/list-vehicle-models.ts'
import { siblingPath } from '../model/answer-paths.ts'
import { useAnswer, useForm } from '../model/form-context.ts'

export type VehicleOptions = {
  options: readonly { value: string; title: string }[] | undefined
  state: 'waiting' | 'loading' | 'failed' | 'ready'
  /** What the options depend on: the year, and for models the make. */
  chosenFor: string
  retry: () => void
}

/** Makes depend on the chosen year, models on the chosen make and its year. */
export function useVehicleOptions(question: Question, path: string): VehicleOptions {
  const platform = usePlatform()
  const { page } = useForm().model
  const isMake = question.data_type === 'vehicle_make'
  const makeKey = isMake ? question.question_key : (question.related_question_key ?? '')
  const all = page.question_groups.flatMap(({ questions }) => questions)
  const yearKey = all.find(({ question_key }) => question_key === makeKey)?.related_question_key ?? ''
  const year = String(useAnswer(siblingPath(path, yearKey)) ?? '')
  const make = String(useAnswer(siblingPath(path, makeKey)) ?? '')
  const isKnown = year !== '' && (isMake || make !== '')

  const { data, isError, refetch } = useQuery({
    ...(isMake ? vehicleMakesQuery(platform, year) : vehicleModelsQuery(platform, { year, make })),
    // The definition's own options follow: "another make" (C-081).
    select: ({ options }) => [...options.map(({ name, value }) => ({ title: name, value })), ...question.options],
    enabled: isKnown,
  })
  const state = !isKnown ? 'waiting' : data ? 'ready' : isError ? 'failed' : 'loading'

  const chosenFor = isMake ? year : `${year} ${make}`
  return { options: isKnown ? data : undefined, state, chosenFor, retry: () => void refetch() }
}
