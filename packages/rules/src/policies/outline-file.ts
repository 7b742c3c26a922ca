/** One file for New York, and where no state is known (M-187). */
const INDIVIDUAL_POLICY = 'individual-accident-policy.pdf'

/** The outline of coverage for a state and its coverages (M-311, M-X35). */
export function outlineFile(state: string | null, coverageIds: readonly string[]): string {
  return state === null || state === 'NY' ? INDIVIDUAL_POLICY : `${state}-${coverageSet(coverageIds)}.pdf`
}

function coverageSet(ids: readonly string[]): 'ADD' | 'AME' | 'CI' | 'ALL' {
  const hasMedical = ids.includes('AME')
  const hasIllness = ids.includes('CI')
  if (hasMedical && hasIllness) return 'ALL'
  if (hasMedical) return 'AME'
  return hasIllness ? 'CI' : 'ADD'
}
