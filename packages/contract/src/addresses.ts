import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { freeText } from './free-text.ts'
import { marketplace } from './marketplace.ts'
import { Address } from './policies.ts'

/** US addresses only (M-056). Posted, so that what somebody types is in no log. An empty list: type the address by hand. */
export const suggestAddresses = endpoint({
  ...marketplace,
  summary: 'Suggest US addresses for what was typed',
  method: 'POST',
  path: '/api/v2/marketplace/addresses/suggest/',
  body: z.object({ text: freeText(100) }),
  answer: z.object({
    suggestions: z.array(z.object({ id: z.string().check(z.maxLength(300)), label: z.string() })).check(z.maxLength(8)),
  }),
  refusals: [],
})

export const findAddress = endpoint({
  ...marketplace,
  summary: 'Get the address of a suggestion',
  method: 'POST',
  path: '/api/v2/marketplace/addresses/find/',
  body: z.object({ id: z.string().check(z.maxLength(300)) }),
  answer: Address,
  refusals: ['unknown_address'],
})
