import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from '../src/docs/openapi.ts'
import { apiRoutes } from '../src/testing/api-routes.ts'
import { exampleOf } from './example-of.ts'
import { listOperations, type OpenApiDocument } from './openapi-document.ts'

const now = new Date(2026, 10, 15)
const endpoints = (await apiRoutes()).map(({ endpoint }) => endpoint)
const operations = listOperations(openApiDocument(endpoints) as OpenApiDocument)
const plainPath = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const cases = endpoints.map((endpoint) => ({
  endpoint,
  operation: operations.find(({ method, path }) => method === endpoint.method && path === plainPath(endpoint.path)),
  name: endpoint.path,
}))

it.each(cases.filter(({ endpoint }) => endpoint.body))(
  'gives an example body that $name accepts',
  ({ endpoint, operation }) => {
    const example = exampleOf(operation?.body ?? {}, { now })
    expect(z.safeParse(endpoint.body as z.ZodMiniType, example).error?.issues).toBeUndefined()
  },
)

it.each(cases.filter(({ endpoint }) => endpoint.params))('gives example parameters that $name accepts', (one) => {
  const values = one.operation?.parameters.map(({ name, schema }) => [name, exampleOf(schema, { name, now })]) ?? []
  expect(values.filter(([, value]) => value === '')).toEqual([])
  expect(z.safeParse(one.endpoint.params as z.ZodMiniType, Object.fromEntries(values)).success).toBe(true)
})

it('leaves out optional keys', () => {
  const schema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] }
  expect(exampleOf(schema, { now })).toEqual({ a: '' })
})
