import { coverageChoice } from '@amparo/rules/policies/coverage-rules'
import type { CoverageChoice } from '@amparo/rules/policies/rate-book'
import { useState } from 'react'
import { nobody } from '../coverage/quote-update.ts'
import type { CoverageForm } from '../coverage/use-coverage-form.ts'

/** The coverage type of New York's page. It decides whose names are asked for (M-X46); nothing is chosen at first. */
export function useCoverageType({ draft, change }: CoverageForm) {
  const { spouse, children } = draft
  const named = coverageChoice({ hasSpouse: spouse !== null, hasChildren: children.length > 0 })
  const [isAnswered, setAnswered] = useState(named !== 'individual')

  return {
    choice: isAnswered ? named : null,
    choose(choice: CoverageChoice) {
      const hasSpouse = choice === 'individual+spouse' || choice === 'family'
      const hasChildren = choice === 'individual+children' || choice === 'family'
      const withChildren = children.length > 0 ? children : [nobody]
      setAnswered(true)
      change({ spouse: hasSpouse ? (spouse ?? nobody) : null, children: hasChildren ? withChildren : [] })
    },
  }
}
