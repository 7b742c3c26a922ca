type Named = { benefit_code: string; benefit_id: string }

/** P-X13: the part of an address is a code first, in any case, and an id when no code fits. */
export function findBenefit<B extends Named>(benefits: readonly B[], segment: string): B | undefined {
  const code = segment.toUpperCase()
  return (
    benefits.find((benefit) => benefit.benefit_code.toUpperCase() === code) ??
    benefits.find((benefit) => benefit.benefit_id === segment)
  )
}
