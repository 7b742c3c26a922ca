import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import { OPERATOR_KEY } from './api.ts'

export const bootstrap = { authorization: `Bearer ${OPERATOR_KEY}` }
const KEYS = '/api/management/v1/operator_keys/'
type Server = { app: FastifyInstance }

export const addKey = ({ app }: Server, name: unknown, headers = bootstrap) =>
  app.inject({ method: 'POST', url: KEYS, payload: { name }, headers })
export const revokeKey = ({ app }: Server, name: string, headers = bootstrap) =>
  app.inject({ method: 'POST', url: `${KEYS}${name}/revoke/`, headers })
export const listKeys = ({ app }: Server, headers = bootstrap) => app.inject({ url: KEYS, headers })

/** The headers of an operator with a key of their own. */
export async function operatorNamed(server: Server, name: string) {
  const answer = await addKey(server, name)
  expect(answer.statusCode).toBe(200)
  return { authorization: `Bearer ${answer.json().key}` }
}
