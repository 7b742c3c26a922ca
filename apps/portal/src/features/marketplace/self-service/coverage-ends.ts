import type { PolicyDetails } from '@amparo/contract/policies'

/** The day on which the coverage of an overdue policy ends unless it is paid (M-X30). */
export function coverageEnds({ out_of_force_date, next_payment }: PolicyDetails): string | null {
  return out_of_force_date ?? next_payment?.due_at ?? null
}
