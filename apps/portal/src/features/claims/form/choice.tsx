import type { QuestionProps } from './question-props.ts'
import { SearchableSelect } from './searchable-select.tsx'
import { Select } from './select.tsx'

export type ChoiceProps = Omit<QuestionProps, 'errors'> & {
  options: readonly { value: string; title: string }[]
  choose: (answer: string | undefined) => void
}

/** More than fit on a screen are searched, not scrolled through. */
const MOST_SCROLLED = 15

export function Choice(props: ChoiceProps) {
  return props.options.length > MOST_SCROLLED ? <SearchableSelect {...props} /> : <Select {...props} />
}
