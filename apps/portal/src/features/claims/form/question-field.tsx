import { memo } from 'react'
import { components } from './question-components.ts'
import type { QuestionProps } from './question-props.ts'

/** A type that is not in the register draws nothing (C-074). */
export const QuestionField = memo(function QuestionField(props: QuestionProps) {
  const { question_type } = props.question
  const Component = Object.hasOwn(components, question_type) ? components[question_type] : undefined

  return Component ? <Component {...props} /> : null
})
