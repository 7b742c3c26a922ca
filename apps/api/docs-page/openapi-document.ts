export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  minimum?: number
  exclusiveMinimum?: number
}

type Content = { content: { 'application/json': { schema: Schema } } }
type DescribedCall = {
  summary: string
  tags: string[]
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[]
  requestBody?: Content
  responses: Record<string, Content & { description: string }>
}

/** The parts of the server's OpenAPI document that this page reads. */
export type OpenApiDocument = { paths: Record<string, Record<string, DescribedCall>> }

export type Operation = Pick<DescribedCall, 'summary' | 'parameters'> & {
  id: string
  method: string
  path: string
  audience: string
  body: Schema | null
  answer: Schema
  refusals: { status: string; codes: string[] }[]
}

export function listOperations({ paths }: OpenApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => operationOf(path, method, call)),
  )
}

function operationOf(path: string, method: string, call: DescribedCall): Operation {
  const { 200: success, ...others } = call.responses
  return {
    id: `${method}${path.replace(/[^a-z0-9]+/gi, '-')}`.replace(/-$/, ''),
    method: method.toUpperCase(),
    path,
    summary: call.summary,
    audience: call.tags[0] ?? '',
    parameters: call.parameters,
    body: call.requestBody?.content['application/json'].schema ?? null,
    answer: success?.content['application/json'].schema ?? {},
    refusals: Object.entries(others).map(([status, { description }]) => ({ status, codes: description.split(', ') })),
  }
}
