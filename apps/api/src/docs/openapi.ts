import { REQUEST_ID_HEADER } from '@amparo/contract/call'
import type { Endpoint } from '@amparo/contract/endpoint'
import { commonRefusals, Failure, statusOf } from '@amparo/contract/failure'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

const bearer = { type: 'http', scheme: 'bearer' }
const operatorKey = { ...bearer, description: 'The key of an operator; its name is the author of what is done with it' }
const claimant = { ...bearer, description: "The token of a card, of a policy's claim form or of a status check" }
const headers = {
  [REQUEST_ID_HEADER]: { description: 'Finds this call in the logs', required: true, schema: { type: 'string' } },
}

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
    components: { securitySchemes: { operator: operatorKey, user: bearer, claimant } },
  }
}

function operation(endpoint: Endpoint): Json {
  const success = { description: 'The answer', headers, content: json(schemaOf(endpoint.answer, 'output')) }
  return {
    summary: endpoint.summary,
    tags: [endpoint.audience],
    ...(endpoint.audience === 'operator' && { security: [{ operator: [] }] }),
    ...(endpoint.isForUsers && { security: [{ user: [] }] }),
    ...(endpoint.isForClaimants && { security: [{ claimant: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...fixedHeaders(endpoint),
    ],
    ...(endpoint.body && { requestBody: { required: true, content: json(schemaOf(endpoint.body, 'input')) } }),
    responses: { 200: success, ...refusals(endpoint) },
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

function fixedHeaders({ headers = {} }: Endpoint): Json[] {
  return Object.entries(headers).map(([name, value]) => ({
    name,
    in: 'header',
    required: true,
    schema: { type: 'string', const: value },
  }))
}

/** Refusals of one status share a response, whose schema and description name the codes. */
function refusals({ refusals, audience, isForUsers, isForClaimants }: Endpoint): Json {
  const isOpen = audience === 'browser' && !isForUsers && !isForClaimants
  const codes = [...refusals, ...Object.keys(commonRefusals)].filter((code) => code !== 'unauthorized' || !isOpen)
  const byStatus = Map.groupBy(codes, statusOf)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      { description: list.join(', '), headers, content: json(failureWith(list)) },
    ]),
  )
}

function failureWith(codes: string[]): Json {
  const schema = schemaOf(Failure, 'output') as { properties: Json }
  const fixed = codes.filter((code) => !code.endsWith('*'))
  const wild = codes.filter((code) => code.endsWith('*')).map((code) => `^${code.slice(0, -1)}`)
  const kinds = [...(fixed.length ? [{ enum: fixed }] : []), ...wild.map((pattern) => ({ pattern }))]
  const error_code = { type: 'string', ...(kinds.length === 1 ? kinds[0] : { anyOf: kinds }) }
  return { ...schema, properties: { ...schema.properties, error_code } }
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...type } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return type
}

const json = (schema: Json): Json => ({ 'application/json': { schema } })
