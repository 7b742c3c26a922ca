import { localDay } from '@amparo/rules/iso-date'
import type { Schema } from './openapi-document.ts'

/** A pattern cannot be turned round into a value, so the few names that have one are told here: the first that it takes. */
const known: Record<string, (now: Date) => string[]> = {
  country: () => ['USA'],
  code: () => ['portal_unavailable', 'CDW'],
  benefit_code: () => ['CDW'],
  pageKey: () => ['incident_details'],
  year: (now) => [String(now.getFullYear())],
  make: () => ['Toyota'],
  pan_token: () => [`pt_${'x'.repeat(43)}`],
  today: (now) => [localDay(now)],
}

/** A value that the schema takes, as a start to edit. Optional keys are left out. */
export function exampleOf(schema: Schema, { name = '', now }: { name?: string; now: Date }): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf)
    return schema.anyOf.some(({ type }) => type === 'null') ? null : exampleOf(schema.anyOf[0] ?? {}, { name, now })
  if (schema.properties) {
    const keys = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
    return Object.fromEntries(keys.map(([key, value]) => [key, exampleOf(value, { name: key, now })]))
  }
  if (schema.type === 'array') return []
  if (schema.type === 'object') return {}
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return 0
  const pattern = new RegExp(schema.pattern ?? '')
  return known[name]?.(now).find((value) => pattern.test(value)) ?? ''
}
