import { useQuery } from '@tanstack/react-query'
import { usePlatform } from '../../../../platform/platform.ts'
import { countryQuery } from '../../../../queries/get-country.ts'
import type { InputAttributes } from '../fields/written-input.tsx'
import { type QuestionProps, useAnswer, useForm } from '../model/form-context.ts'
import { WrittenQuestion } from './written-question.tsx'

// Text fields: number fields change their value while somebody scrolls, and read a comma as each browser likes.
const integer: InputAttributes = { inputMode: 'numeric', className: 'answer answer-short' }
const decimal: InputAttributes = { inputMode: 'decimal', className: 'answer answer-short' }

export function IntegerQuestion(props: QuestionProps) {
  return <WrittenQuestion {...props} attributes={integer} />
}

export function DecimalQuestion(props: QuestionProps) {
  return <WrittenQuestion {...props} attributes={decimal} unit={useCurrency(props)} />
}

/** The currency of an amount: the one another question of the entry or the page asks for, or else the card's own. */
function useCurrency({ question, path }: QuestionProps): string | undefined {
  const { country } = useForm()
  const key = question.related_question_key ?? ''
  const inEntry = useAnswer(path.replace(/[^.]+$/, key))
  const onPage = useAnswer(key)
  const isMoney = question.data_type === 'money'
  const own = useQuery({ ...countryQuery(usePlatform(), country), enabled: isMoney && key === '' })
  if (!isMoney) return undefined

  return key === '' ? own.data?.currency : [inEntry, onPage].find((answer) => typeof answer === 'string')
}
