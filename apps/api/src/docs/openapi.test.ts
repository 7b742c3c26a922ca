import { commonRefusals, statusOf } from '@amparo/contract/failure'
import { expect, it } from 'vitest'
import { apiRoutes } from '../testing/api-routes.ts'
import { openApiDocument } from './openapi.ts'

type Content = { 'application/json': { schema: Record<string, unknown> } }
type Response = { description: string; headers: Record<string, unknown>; content: Content }
type Operation = {
  summary: string
  tags: string[]
  security?: unknown
  parameters: { name: string; in: string; required: boolean; schema: object }[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, Response>
}

const routes = await apiRoutes()
const document = openApiDocument(routes.map(({ endpoint }) => endpoint)) as {
  openapi: string
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
  components: { securitySchemes: Record<string, unknown> }
}
const operations = routes.map(({ endpoint }) => {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
  return { name: `${endpoint.method} ${path}`, path, endpoint, found: operationAt(path, endpoint.method) }
})

function operationAt(path: string, method: string): Operation {
  return document.paths[path]?.[method.toLowerCase()] as Operation
}

it('is an OpenAPI 3.1 document with exactly our calls', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d$/)
  expect(document.info).toEqual({ title: expect.any(String), version: expect.any(String) })
  const listed = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(listed).toHaveLength(routes.length)
  expect(() => JSON.parse(JSON.stringify(document))).not.toThrow()
})

it.each(operations)('describes $name', ({ path, endpoint, found }) => {
  expect(found.summary).toBe(endpoint.summary)
  expect(found.tags).toEqual([endpoint.audience])
  expect(found.requestBody !== undefined).toBe(endpoint.body !== undefined)
  expect(found.responses[200]?.content['application/json'].schema).toEqual(expect.any(Object))

  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
  expect(found.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(inPath)
  expect(found.parameters.filter((one) => one.in === 'path' && !one.required)).toEqual([])
})

it('names the fixed headers of calls, such as the marketplace’s offering code [M-286, M-288]', () => {
  const marketplace = operations.filter(({ path }) => path.startsWith('/api/v2/marketplace/'))
  expect(marketplace.length).toBeGreaterThan(0)
  for (const { found } of marketplace)
    expect(found.parameters).toContainEqual({
      name: 'x-offering-code',
      in: 'header',
      required: true,
      schema: { type: 'string', const: 'AMPARO-ADD-USA' },
    })
  expect(operationAt('/api/feature_flags/v1/', 'GET').parameters).toEqual([])
})

it.each(operations)('lists every error of $name, with the error schema', ({ endpoint, found }) => {
  const isOpen = endpoint.audience === 'browser' && !endpoint.isForUsers && !endpoint.isForClaimants
  const common = Object.keys(commonRefusals).filter((code) => code !== 'unauthorized' || !isOpen)
  expect('401' in found.responses).toBe(!isOpen)
  for (const code of [...endpoint.refusals, ...common]) {
    const response = found.responses[statusOf(code)] as Response
    expect(response.description.split(', ')).toContain(code)
    const { properties, required } = response.content['application/json'].schema
    expect(required).toEqual(['error_code', 'request_id'])
    expect(JSON.stringify((properties as { error_code: object }).error_code)).toContain(code.replace(/\*$/, ''))
  }
})

it('documents a request id in every answer', () => {
  const responses = operations.flatMap(({ found }) => Object.values(found.responses))
  expect(responses.filter(({ headers }) => !headers['x-request-id'])).toEqual([])
})

it('requires the operator key for operator calls, and a user session for calls about a user’s own data', () => {
  for (const { endpoint, found } of operations) {
    const ofBrowser = endpoint.isForUsers ? 'user' : endpoint.isForClaimants ? 'claimant' : null
    const scheme = endpoint.audience === 'operator' ? 'operator' : ofBrowser
    expect(found.security).toEqual(scheme ? [{ [scheme]: [] }] : undefined)
  }
  expect(document.components.securitySchemes).toMatchObject({
    operator: { type: 'http', scheme: 'bearer' },
    user: { type: 'http', scheme: 'bearer' },
    claimant: { type: 'http', scheme: 'bearer' },
  })
})

it('has only these marketplace calls that need no session [M-287, M-X10]', () => {
  const open = operations.filter(({ path, found }) => path.startsWith('/api/v2/marketplace/') && !found.security)
  expect(open.map(({ path }) => path.replace('/api/v2/marketplace', '')).toSorted()).toEqual([
    '/addresses/find/',
    '/addresses/suggest/',
    '/auth/authenticate/',
    '/auth/exchange/',
    '/auth/logout/',
    '/auth/magiclink/',
    '/claim-widget/',
    '/support/',
  ])
})
