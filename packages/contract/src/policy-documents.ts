import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { forUsers } from './marketplace.ts'
import { policyParams } from './policies.ts'

export const PolicyDocument = z.object({ title: z.string(), url: z.string() })
export type PolicyDocument = z.output<typeof PolicyDocument>

/** The outline of coverage, the consent to electronic delivery and the policy itself. Fetching a `url` needs the user session's token (M-304). */
export const listPolicyDocuments = endpoint({
  ...forUsers,
  summary: 'List the documents of a policy',
  method: 'GET',
  path: '/api/v2/marketplace/policies/:id/documents/',
  params: policyParams,
  answer: z.array(PolicyDocument).check(z.maxLength(20)),
  refusals: [],
})
