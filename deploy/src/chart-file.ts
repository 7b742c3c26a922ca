import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'
import { parseTemplate, render, type Templates } from './go-template.ts'

const folder = join(import.meta.dirname, '../chart')
export const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

export type KubernetesObject = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  // biome-ignore lint/suspicious/noExplicitAny: the schemas check it
  spec: any
}
// biome-ignore lint/suspicious/noExplicitAny: the schema checks it
export type Values = Record<string, any>

export const readValues = (): Values => parse(read('values.yaml')) as Values

/** The objects that the chart makes of its values. */
export function chartObjects(values: Values): KubernetesObject[] {
  const templates: Templates = new Map()
  const files = readdirSync(join(folder, 'templates')).map((name) => {
    return { name, nodes: parseTemplate(read(join('templates', name)), templates) }
  })
  return files.flatMap(({ name, nodes }) => {
    if (name.endsWith('.tpl')) return []
    const text = render(nodes, { Values: values }, templates)
    return parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}`)
      return (document.toJS() as KubernetesObject | null) ?? []
    })
  })
}
