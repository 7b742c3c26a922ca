type Named = { benefit_code: string; benefit_id: string }

/** The benefit that a segment of an address names: by code in upper or lower case, otherwise by id (P-X13). */
export function findBenefit<B extends Named>(benefits: readonly B[], segment: string): B | undefined {
  const code = segment.toUpperCase()
  return (
    benefits.find((benefit) => benefit.benefit_code.toUpperCase() === code) ??
    benefits.find((benefit) => benefit.benefit_id === segment)
  )
}
