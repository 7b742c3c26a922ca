import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { forUsers } from './marketplace.ts'

export const getUser = endpoint({
  ...forUsers,
  summary: 'Get the user of the session',
  method: 'GET',
  path: '/api/v2/marketplace/auth/me/',
  answer: z.object({ email: z.nullable(z.string()), name: z.nullable(z.string()) }),
  refusals: [],
})
