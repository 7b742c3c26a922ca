import type { Question, QuestionOption } from '@amparo/contract/claim-forms'
import { perDefinition } from './per-definition.ts'

/** If two options have the same value, the first counts. */
const byValue = perDefinition((options: readonly QuestionOption[]): ReadonlyMap<unknown, QuestionOption> => {
  const index = new Map<unknown, QuestionOption>()
  for (const option of options) if (!index.has(option.value)) index.set(option.value, option)
  return index
})

export function optionOf({ options }: Question, value: unknown): QuestionOption | undefined {
  return byValue(options).get(value)
}
