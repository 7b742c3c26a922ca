import type { Endpoint } from '@amparo/contract/endpoint'
import { borderRefusals, Failure, statusOf } from '@amparo/contract/failure'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document of a list of endpoints. Nothing in it is written by hand. */
export function openApiDocument(endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Amparo API', version: '1' },
    paths,
    components: { securitySchemes: { operator: { type: 'http', scheme: 'bearer' } } },
  }
}

function operation(endpoint: Endpoint): Json {
  return {
    summary: endpoint.summary,
    tags: [endpoint.audience],
    ...(endpoint.audience === 'operator' && { security: [{ operator: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body && { requestBody: { required: true, content: json(endpoint.body, 'input') } }),
    responses: { 200: { description: 'The answer', content: json(endpoint.answer, 'output') }, ...refusals(endpoint) },
  }
}

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, type]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: type,
  }))
}

/** Refusals of one status share a response; the description names the codes. */
function refusals({ refusals, audience }: Endpoint): Json {
  const codes = [...refusals, ...Object.keys(borderRefusals)].filter(
    (code) => code !== 'unauthorized' || audience !== 'browser',
  )
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [status, { description: list.join(', '), content: json(Failure, 'output') }]),
  )
}

function json(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...type } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return { 'application/json': { schema: type } }
}
