import { expect, it } from 'vitest'
import { parseTemplate, render, type Templates } from './go-template.ts'

function made(text: string, data: unknown): string {
  const templates: Templates = new Map()
  return render(parseTemplate(text, templates), data, templates)
}

it.each([
  ['a {{ .b.c }} d', { b: { c: 1 } }, 'a 1 d'],
  ['a\n  {{- if .b }}\n  yes\n  {{- else }}\n  no\n  {{- end }}\nz', { b: [] }, 'a\n  no\nz'],
  ['{{- range $k, $v := . }}{{ $k }}={{ $v | quote }};{{ end }}', { a: 'x', b: 'y' }, 'a="x";b="y";'],
  [
    '{{ $all := .list }}{{ range .list }}{{ . }} of {{ toJson $all }} {{ $.end }}{{ end }}',
    { list: [1], end: '!' },
    '1 of [1] !',
  ],
  ['{{ define "one" -}}\n- {{ . }}\n{{- end }}a:{{ include "one" .x | nindent 2 }}', { x: 'y' }, 'a:\n  - y'],
  ['{{ join "," (concat (default (list) .none) (list "a" "b")) }}{{/* nothing */}}', {}, 'a,b'],
])('%s', (template, data, text) => expect(made(template, data)).toBe(text))

it.each([
  '{{ .missing }}',
  '{{ range .missing }}{{ end }}',
  '{{ upper .a }}',
  '{{ if .a }}',
  '{{ end }}',
  '{{ $b }}',
  '{{ .a .a }}',
])('refuses %s', (template) => expect(() => made(template, { a: 'x' })).toThrow(/^templates here may not have/))
