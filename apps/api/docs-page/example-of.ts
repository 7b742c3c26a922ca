import { localDay } from '@amparo/rules/dates/iso-date'
import type { Schema } from './openapi-document.ts'

/** Examples for fields with a pattern, because no value can be derived from a pattern; the first one that matches is used. */
const known: Record<string, (now: Date) => string[]> = {
  country: () => ['USA'],
  code: () => ['portal_unavailable', 'CDW', '123456', '7K3MP0QX2WVD', '7KQ2M4XD'],
  benefit_code: () => ['CDW'],
  pageKey: () => ['incident_details'],
  year: (now) => [String(now.getFullYear())],
  make: () => ['Toyota'],
  pan_token: () => [capability('pt')],
  today: (now) => [localDay(now)],
  claimNumber: () => ['USAOPEN'],
  claim_number: () => ['USAOPEN'],
  documentId: () => ['DOC001'],
  document_id: () => ['DOC001'],
  fileApprovalId: () => [capability('fa')],
  id: () => [capability('lo'), '0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'],
  status_token: () => [capability('cs')],
  token: () => [capability('ct'), '0'.repeat(64)],
  after: () => ['0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11', '1'],
  request_id: () => ['0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'],
  draft_id: () => ['0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'],
  pick_up_id: () => ['0b8c8f0e-6d0f-4c53-9f5b-2f6c2a8d1e11'],
  content: () => ['ZW5jcnlwdGVk'],
  name: () => ['rosa.lindqvist'],
  fileId: () => ['0'.repeat(64)],
  file_hash: () => ['0'.repeat(64)],
  file_name: () => ['receipt.pdf'],
  phone_number: () => ['+12125550142'],
  payee_phone_number: () => ['+5511955550142'],
  brazilian_cpf: () => ['52998224725'],
  payee_bank_code: () => ['001'],
  payee_agency: () => ['1234'],
  payee_current_account: () => ['123456'],
  payee_signed_date: (now) => [localDay(now)],
  origin: () => ['USA'],
  destination: () => ['JPN'],
  nationality: () => ['USA'],
  ica_country: () => ['USA'],
  card_number: () => ['4051'],
  departure_date: (now) => [localDay(now)],
  date_of_birth: () => ['1990-05-04'],
  issuance_date: (now) => [localDay(now)],
  ticket: (now) => [`4051${now.getTime()}4321`],
  verification_code: () => ['7K3MP0QX2WVD'],
  email: () => ['ana.lima@example.test'],
  birthdate: () => ['1990-05-04'],
  effective_date: (now) => [localDay(now)],
  number: () => ['sim_succeeds.4444.1230.x'],
  state: () => ['OH'],
  postalCode: () => ['43004'],
}
const capability = (kind: string) => `${kind}_${'x'.repeat(43)}`

/** A valid value to start editing from, without optional keys. */
export function exampleOf(schema: Schema, { name = '', now }: { name?: string; now: Date }): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf)
    return schema.anyOf.some(({ type }) => type === 'null') ? null : exampleOf(schema.anyOf[0] ?? {}, { name, now })
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null
  if (schema.properties) {
    const keys = Object.entries(schema.properties).filter(([key]) => schema.required?.includes(key))
    return Object.fromEntries(keys.map(([key, value]) => [key, exampleOf(value, { name: key, now })]))
  }
  if (schema.type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () => exampleOf(schema.items ?? {}, { name, now }))
  if (schema.type === 'object') return {}
  if (schema.type === 'boolean') return false
  if (schema.type === 'integer' || schema.type === 'number') return leastNumber(schema)
  const pattern = new RegExp(schema.pattern ?? '', 'u')
  const isTaken = (value: string) => pattern.test(value) && value.length <= (schema.maxLength ?? value.length)
  return known[name]?.(now).find(isTaken) ?? 'x'.repeat(schema.minLength ?? 0)
}

function leastNumber({ minimum = 0, exclusiveMinimum }: Schema): number {
  return exclusiveMinimum === undefined ? Math.max(0, minimum) : Math.max(1, exclusiveMinimum + 1)
}
