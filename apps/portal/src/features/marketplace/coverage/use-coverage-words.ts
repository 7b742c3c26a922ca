import { fill } from '@amparo/content/fill'
import type { CoverageProblem } from '@amparo/rules/policies/coverage-form'
import { useContent } from '../../../platform/content/content.ts'

type PersonField = 'first_name' | 'last_name' | 'birthdate'
type Choice = 'level_id' | 'deductible_id' | 'coinsurance_id'

/** The labels of the coverage form's fields by their place in the update, and what is wrong with them. */
export function useCoverageWords() {
  const text = useContent('marketplace-coverage')

  function label(name: string): string {
    const [part = '', place = '', field = ''] = name.split('.')
    if (part === 'spouse') return fill(text.person_field, { person: text.spouse, field: text[place as PersonField] })
    if (part === 'children' && field) {
      const person = fill(text.child, { number: Number(place) + 1 })
      return fill(text.person_field, { person, field: text[field as PersonField] })
    }
    if (part === 'coverages') return text[field as Choice] ?? ''
    const labels: Record<string, string> = {
      effective_date: text.start_date,
      beneficiary: text.beneficiary,
      children: text.children_question,
      smokes_yn: text.smokes,
    }
    return labels[part] ?? ''
  }

  return {
    label,
    problem: (name: string, problem: CoverageProblem) => ({
      name,
      label: label(name),
      error: text[`problem_${problem}`],
    }),
  }
}
