import * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

type Json = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  items?: Json
  properties?: Record<string, Json>
  pattern?: string
}

/** Strings that our patterns accept. The first one also passes for a day or any text. */
const strings = ['2026-01-15', 'USA', '09:00']

/** A valid answer of an endpoint, made from its schema: every field is there, and every list has one item. */
export function anAnswerOf({ answer }: Endpoint): unknown {
  return sample(z.toJSONSchema(answer, { io: 'output', unrepresentable: 'any' }) as Json)
}

function sample(schema: Json): unknown {
  const { anyOf, items, properties = {}, pattern = '' } = schema
  const [type] = [schema.type].flat()
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (anyOf) return sample(anyOf[0] as Json)
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sample(field)]))
  // A list of something that contains itself stays empty.
  if (type === 'array') return [sample(items ?? {})].filter((item) => item !== undefined && !isHollow(item))
  if (type === 'string') return strings.find((text) => new RegExp(pattern).test(text))
  if (type === 'boolean') return true
  return type === 'integer' || type === 'number' ? 1 : undefined
}

const isHollow = (item: unknown) => Array.isArray(item) && item.length === 0
