import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../platform/platform.ts'
import { countryQuery } from '../../../queries/get-country.ts'
import { useAnswer, useForm } from './form-context.ts'
import type { QuestionProps } from './question-props.ts'

/** What a sum is counted in: the currency that another question of the row or the page asks for, else the card's own. */
export function useCurrency({ question, path }: Pick<QuestionProps, 'question' | 'path'>): string | undefined {
  const { country } = useForm()
  const key = question.related_question_key ?? ''
  const beside = useAnswer(path.replace(/[^.]+$/, key))
  const onPage = useAnswer(key)
  const isMoney = question.data_type === 'money'
  const own = useQuery({ ...countryQuery(usePlatform(), country), enabled: isMoney && key === '' })
  if (!isMoney) return undefined

  return key === '' ? own.data?.currency : [beside, onPage].find((answer) => typeof answer === 'string')
}
