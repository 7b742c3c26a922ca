import { fileURLToPath } from 'node:url'
import { QuoteRequest } from '@amparo/contract/new-quotes'
import { QuoteUpdate } from '@amparo/contract/quotes'
import { EmailAddress } from '@amparo/contract/sign-in'
import * as z from 'zod'
import { readFile } from '../read-file.ts'

const { policy_holder, address } = QuoteRequest.shape
const { spouse, children, coverages, smokes_yn } = QuoteUpdate.shape

const DemoPoliciesFile = z.array(
  z.strictObject({
    id: z.uuid(),
    shows: z.enum(['quote', 'issued', 'active', 'overdue']),
    email: EmailAddress,
    holder: policy_holder,
    address,
    time_zone_id: z.string(),
    /** When it was bought; today for a quote. */
    days_ago: z.int().min(0).max(60),
    /** Days from the purchase until the policy starts. */
    starts_after: z.int().min(0).max(30),
    spouse,
    children,
    coverages,
    smokes_yn,
  }),
)
export type DemoPolicy = z.output<typeof DemoPoliciesFile>[number]

/** Invented people with a quote, a policy that starts later, an active one and an overdue one; only for standalone mode and tests. */
export function loadDemoPolicies(): DemoPolicy[] {
  const path = fileURLToPath(new URL('../..', import.meta.url))
  return readFile({ path, label: '' }, 'demo-policies.json', DemoPoliciesFile)
}
