import { S3Error } from './s3-error.ts'

type FieldCondition = { operator: 'eq' | 'starts-with'; field: string; value: string; text: string }
type Policy = { expiration: Date; conditions: FieldCondition[]; range: SizeRange }

export type SizeRange = { min: number; max: number }
/** A form's fields before the file, with names in lower case: S3 ignores case. */
export type Fields = ReadonlyMap<string, string>

const LARGEST_POST = 5 * 1024 ** 3
const isoInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/

/** A policy is signed as text, so it is parsed only after its signature was verified. */
export function readPolicy(base64: string): Policy {
  const document = parseJson(Buffer.from(base64, 'base64').toString('utf8'))
  if (typeof document !== 'object' || document === null) throw invalid('Invalid JSON.')
  const { expiration, conditions } = document as Record<string, unknown>
  if (typeof expiration !== 'string') throw invalid('Policy missing expiration.')
  if (!isoInstant.test(expiration) || Number.isNaN(Date.parse(expiration)))
    throw invalid(`Invalid 'expiration' value: '${expiration}'`)
  if (!Array.isArray(conditions)) throw invalid('Policy missing conditions.')

  const policy: Policy = { expiration: new Date(expiration), conditions: [], range: { min: 0, max: LARGEST_POST } }
  for (const condition of conditions) {
    if (Array.isArray(condition) && condition[0] === 'content-length-range') policy.range = readRange(condition)
    else policy.conditions.push(readCondition(condition))
  }
  return policy
}

/** Throws S3's error for the first violation of the policy. The caller checks the file's size against `range`. */
export function checkFields({ expiration, conditions }: Policy, fields: Fields, now: Date) {
  if (now >= expiration) throw denied('Policy expired.')
  const covered = new Set(['policy', 'x-amz-signature', 'file', ...conditions.map(({ field }) => field)])
  for (const { operator, field, value, text } of conditions) {
    const given = fields.get(field)
    const holds = operator === 'eq' ? given === value : given?.startsWith(value)
    if (!holds) throw denied(`Policy Condition failed: ${text}`)
  }
  for (const name of fields.keys()) {
    if (!covered.has(name) && !name.startsWith('x-ignore-')) throw denied(`Extra input fields: ${name}`)
  }
}

function readCondition(condition: unknown): FieldCondition {
  const [operator, name, value] = Array.isArray(condition) ? condition : simpleCondition(condition)
  const lower = String(operator).toLowerCase()
  if (lower !== 'eq' && lower !== 'starts-with') throw invalid(`Invalid Condition: unknown operation '${operator}'.`)
  if (typeof name !== 'string' || !name.startsWith('$') || typeof value !== 'string')
    throw invalid(`Invalid Condition: ${JSON.stringify(condition)}`)
  const text = `["${lower}", ${JSON.stringify(name)}, ${JSON.stringify(value)}]`
  return { operator: lower, field: name.slice(1).toLowerCase(), value, text }
}

function simpleCondition(condition: unknown): [string, string, unknown] {
  const entries = typeof condition === 'object' && condition !== null ? Object.entries(condition) : []
  const [entry] = entries
  if (!entry || entries.length > 1)
    throw invalid('Invalid Simple-Condition: Simple-Conditions must have exactly one property specified.')
  if (typeof entry[1] !== 'string') throw invalid('Invalid Simple-Condition: value must be a string.')
  return ['eq', `$${entry[0]}`, entry[1]]
}

function readRange([, min, max]: unknown[]): SizeRange {
  const isRange = Number.isSafeInteger(min) && Number.isSafeInteger(max) && Number(min) >= 0
  if (!isRange) throw invalid('Invalid content-length-range: two whole numbers are expected.')
  return { min: Number(min), max: Number(max) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalid('Invalid JSON.')
  }
}

const invalid = (why: string) => new S3Error('InvalidPolicyDocument', `Invalid Policy: ${why}`)
const denied = (why: string) => new S3Error('AccessDenied', `Invalid according to Policy: ${why}`)
