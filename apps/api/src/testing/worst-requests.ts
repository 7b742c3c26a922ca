import type { Endpoint } from '@amparo/contract/endpoint'
import { phoneCheck } from '@amparo/form-engine/phone-check'
import { fillForm } from '@amparo/form-engine/testing/fill-form'
import type { TestApi } from './api.ts'

/** As much as fits in a body, with room for what is around it. */
const ROOM = 250_000
const today = '2026-11-15'
const CLAIM = { benefit_code: 'CDW', country: 'USA', language_code: 'en_US', today } as const

export type WorstRequest = { name: string; method: Endpoint['method']; url: string; payload: string }

const repeated = (part: string, bytes: number) => Array(Math.floor(bytes / (part.length + 1))).fill(part)
const listOf = (part: string) => (bytes: number) => `[${repeated(part, bytes).join(',')}]`
const textOf = (part: string) => (bytes: number) =>
  JSON.stringify(part.repeat(Math.floor(bytes / Buffer.byteLength(part))))
const nested = (open: string, close: string, middle: string) => (bytes: number) => {
  const depth = Math.floor(bytes / (open.length + close.length))
  return open.repeat(depth) + middle + close.repeat(depth)
}
/** Values that cost much to look at, as JSON of about so many bytes. */
const values: Record<string, (bytes: number) => string> = {
  'a list of numbers': listOf('0'),
  'a list of rows': listOf('{"a":""}'),
  'a list of ids': listOf('{"document_id":"x","file_approval_id":"y"}'),
  'nested lists': nested('[', ']', ''),
  'nested objects': nested('{"a":', '}', '0'),
  'many keys': (bytes) => `{${Array.from({ length: Math.floor(bytes / 11) }, (_, key) => `"k${key}":0`).join(',')}}`,
  'a long key': (bytes) => `{"${'k'.repeat(bytes)}":0}`,
  'a long text': textOf('x'),
  digits: textOf('4'),
  'digits with spaces': textOf('4 '),
  'digits of another script': textOf('٤'),
  'characters that unfold': textOf('ﷺ'),
  'something like a mail address': textOf('a@'),
  'something like a template': textOf('{{a}}'),
  'half characters': (bytes) => `"${'\\ud83d'.repeat(Math.floor(bytes / 6))}"`,
}

/** Every call of the API that takes a body, with every field as bad as it gets; and claims whose answers are. */
export function worstRequests({ routes, areas, vault }: TestApi): WorstRequest[] {
  const taking = routes.map(({ endpoint }) => endpoint).filter(({ audience, body }) => audience === 'browser' && body)
  return Object.entries(values).flatMap(([name, make]) => [
    ...taking.map((endpoint) => requestOf(endpoint, name, anyBody(endpoint, make))),
    ...taking
      .filter((endpoint) => fieldsOf(endpoint).includes('application'))
      .map((endpoint) => requestOf(endpoint, `answers: ${name}`, claimBody(make))),
  ])

  function claimBody(make: (bytes: number) => string): string {
    const locale = CLAIM.language_code
    const { pages = [] } = areas.claimForms.forms({ ...CLAIM, locale }) ?? {}
    const filled = fillForm(pages, { today, locale, country: CLAIM.country, phone: phoneCheck }, (_, { options }) =>
      options.map(({ value }) => value),
    )
    const keys = Object.values(filled).flatMap((answers) => Object.keys(answers))
    const each = make(Math.floor(ROOM / keys.length) - 60)
    const page = (answers: object) =>
      `{${Object.keys(answers)
        .map((key) => `${JSON.stringify(key)}:${each}`)
        .join(',')}}`
    const application = Object.entries(filled).map(([key, answers]) => `${JSON.stringify(key)}:${page(answers)}`)
    const { pan_token, ...rest } = { ...CLAIM, pan_token: vault.tokenFor('9840 0210 6446 4051') }
    return `{${JSON.stringify({ ...rest, pan_token, documents: [] }).slice(1, -1)},"application":{${application.join(',')}}}`
  }

  function requestOf({ method, path }: Endpoint, value: string, payload: string): WorstRequest {
    const url = path.replace(/:\w+/, crypto.randomUUID())
    return { name: `${method} ${path} with ${value}`, method, url, payload }
  }
}

function anyBody(endpoint: Endpoint, make: (bytes: number) => string): string {
  const fields = fieldsOf(endpoint)
  const each = make(Math.floor(ROOM / Math.max(fields.length, 1)) - 40)
  return fields.length === 0 ? each : `{${fields.map((field) => `${JSON.stringify(field)}:${each}`).join(',')}}`
}

function fieldsOf({ body }: Endpoint): string[] {
  const def = body?._zod.def as { shape?: object; options?: { _zod: { def: { shape?: object } } }[] } | undefined
  const shapes = def?.shape ? [def.shape] : (def?.options ?? []).map((one) => one._zod.def.shape ?? {})
  return [...new Set(shapes.flatMap((shape) => Object.keys(shape)))]
}
