import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments, stringify } from 'yaml'

const folder = join(import.meta.dirname, '../chart')
export const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

export type KubernetesObject = {
  apiVersion: string
  kind: string
  metadata: { name: string }
  // biome-ignore lint/suspicious/noExplicitAny: the schemas check it
  spec: any
}
type Values = { [name: string]: string | number | boolean | Values | readonly string[] }

export const readValues = (): Values => parse(read('values.yaml')) as Values

/**
 * The objects of the chart with its values filled in. This is not Helm: the templates keep to a handful of forms, which are replaced here as
 * text, and any other expression is an error. It shows that the files are YAML and that their objects are complete, not that Helm renders them.
 */
export function chartObjects(values: Values): KubernetesObject[] {
  return readdirSync(join(folder, 'templates')).flatMap((name) => {
    const text = filled(read(join('templates', name)), values)
    if (text.trim() === '') return []
    const left = /\{\{.*?\}\}/.exec(text)
    if (left) throw new Error(`${name}: ${left[0]} is no form that is checked here`)
    return parseAllDocuments(text).map((document) => {
      if (document.errors.length > 0) throw new Error(`${name}: ${document.errors[0]?.message}`)
      return document.toJS() as KubernetesObject
    })
  })
}

function filled(template: string, values: Values): string {
  const valueAt = (path: string): unknown => {
    const found = path.split('.').reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values)
    if (found === undefined) throw new Error(`values.yaml has no ${path}`)
    return found
  }
  return template
    .replace(/^\{\{- if \.Values\.([\w.]+) \}\}\n([\s\S]*)^\{\{- end \}\}\n/m, (_, path: string, text: string) =>
      valueAt(path) === true ? text : '',
    )
    .replace(
      /^ *\{\{- range \$name, \$value := \.Values\.([\w.]+) \}\}\n(.*\n) *\{\{- end \}\}\n/gm,
      (_, path: string, line: string) =>
        Object.entries(valueAt(path) as Record<string, string>)
          .map(([name, value]) =>
            line.replace('{{ $name }}', name).replace('{{ $value | quote }}', JSON.stringify(value)),
          )
          .join(''),
    )
    .replace(/^ *\{\{- range \.Values\.([\w.]+) \}\}\n(.*\n) *\{\{- end \}\}\n/gm, (_, path: string, line: string) =>
      (valueAt(path) as string[]).map((value) => line.replace('{{ . }}', value)).join(''),
    )
    .replace(/^ *\{\{- toYaml \.Values\.([\w.]+) \| nindent (\d+) \}\}$/gm, (_, path: string, indent: string) =>
      stringify(valueAt(path))
        .trimEnd()
        .replace(/^/gm, ' '.repeat(Number(indent))),
    )
    .replace(/\{\{ \.Values\.([\w.]+) \| default "\w+" \| quote \}\}/g, (_, path: string) =>
      JSON.stringify(valueAt(path)),
    )
    .replace(/\{\{ \.Values\.([\w.]+) \}\}/g, (_, path: string) => String(valueAt(path)))
}
