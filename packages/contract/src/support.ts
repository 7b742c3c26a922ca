import * as z from 'zod/mini'
import { OfficeHours } from './contact.ts'
import { endpoint } from './endpoint.ts'
import { marketplace } from './marketplace.ts'

/** Phone numbers, in E.164, and opening hours for questions about a quote, a bill or a claim (M-365, M-366). */
export const getMarketplaceSupport = endpoint({
  ...marketplace,
  summary: "Get the marketplace's phone numbers, mail address and office hours",
  method: 'GET',
  path: '/api/v2/marketplace/support/',
  answer: z.object({
    quotes: z.object({ phone: z.string() }),
    billing: z.object({ phone: z.string(), email: z.string() }),
    claims: z.object({ phone: z.string() }),
    hours: OfficeHours,
  }),
  refusals: [],
})
