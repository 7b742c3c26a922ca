import type { Schema } from './openapi-document.ts'

/** A schema written like a TypeScript type, with constraints as comments. */
export function schemaText(schema: Schema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => schemaText(one, indent)).join(' | ')
  if (schema.type === 'array') return `${bracketed(schemaText(schema.items ?? {}, indent))}[]`
  if (schema.properties) return objectText(schema, indent)
  return [schema.type ?? 'unknown'].flat().join(' | ')
}

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
  const deeper = `${indent}  `
  const lines = Object.entries(properties).map(([name, value]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${deeper}${name}${mark}: ${schemaText(value, deeper)}${comment(value)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

function comment({ pattern, format }: Schema): string {
  if (pattern) return `  // ${pattern}`
  return format ? `  // ${format}` : ''
}

const bracketed = (text: string) => (text.includes(' | ') && !text.startsWith('{') ? `(${text})` : text)
