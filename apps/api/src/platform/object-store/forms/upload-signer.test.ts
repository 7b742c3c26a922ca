import { describe, expect, it } from 'vitest'
import type { S3Error } from './s3-error.ts'
import { signPolicy } from './signature-v4.ts'
import { createUploadSigner } from './upload-signer.ts'

const START = new Date('2026-03-01T10:00:00Z')
const KEY = 'claims/7/photo.jpg'
const SECRET = 'of the test'
const CREDENTIAL = 'amparo-embedded/20260301/local/s3/aws4_request'

const signerAt = (now: Date) =>
  createUploadSigner({ secret: SECRET, url: '/objects/amparo', clock: { now: () => now } })
const permit = (key = KEY) =>
  signerAt(START).sign({ key, contentType: 'image/jpeg', minBytes: 2, maxBytes: 5, expiresInSeconds: 60 })

type Change = Record<string, string | undefined>

function form(change: Change): Map<string, string> {
  const entries = Object.entries({ ...permit().fields, ...change }).filter(([, value]) => value !== undefined)
  return new Map(entries.map(([name, value]) => [name.toLowerCase(), value as string]))
}

function refusal(change: Change, now = START) {
  try {
    return signerAt(now).check(form(change))
  } catch (error) {
    const { status, code, message } = error as S3Error
    return `${status} ${code}: ${message}`
  }
}

/** A policy that the signer would not write, with a valid signature. */
function signed(document: unknown): Change {
  const policy = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document)).toString('base64')
  return { policy, 'x-amz-signature': signPolicy({ policy, secret: SECRET, day: '20260301', region: 'local' }) }
}
const conditions = (...list: unknown[]) => signed({ expiration: '2026-03-02T00:00:00Z', conditions: list })

describe('a permit', () => {
  it('has the fields of an S3 POST form', () => {
    const { url, fields } = permit()
    expect(url).toBe('/objects/amparo')
    expect(fields).toEqual({
      key: KEY,
      'Content-Type': 'image/jpeg',
      'x-amz-algorithm': 'AWS4-HMAC-SHA256',
      'x-amz-credential': CREDENTIAL,
      'x-amz-date': '20260301T100000Z',
      success_action_status: '201',
      policy: expect.any(String),
      'x-amz-signature': expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(JSON.parse(Buffer.from(fields.policy ?? '', 'base64').toString())).toMatchObject({
      expiration: '2026-03-01T10:01:00.000Z',
      conditions: expect.arrayContaining([{ bucket: 'amparo' }, { key: KEY }, ['content-length-range', 2, 5]]),
    })
  })

  it('requires at least one byte by default', () => {
    const { fields } = signerAt(START).sign({ key: KEY, contentType: 'x/y', maxBytes: 9, expiresInSeconds: 60 })
    expect(Buffer.from(fields.policy ?? '', 'base64').toString()).toContain('["content-length-range",1,9]')
  })
})

describe('a form', () => {
  it.each<[string, Change]>([
    ['with the fields of its permit', {}],
    ['with a field that S3 ignores', { 'x-ignore-me': '1' }],
    ['with the bucket as a field, as the SDK sends it', { bucket: 'amparo' }],
  ])('is accepted %s', (_, change) => {
    expect(refusal(change)).toEqual({ min: 2, max: 5 })
  })

  it.each<[string, Change, string]>([
    ['no policy', { policy: undefined }, '403 AccessDenied: Access Denied'],
    ['no signature', { 'x-amz-signature': undefined }, "400 InvalidArgument: .* named 'X-Amz-Signature'"],
    ['no algorithm', { 'x-amz-algorithm': undefined }, "400 InvalidArgument: .* named 'X-Amz-Algorithm'"],
    ['no credential', { 'x-amz-credential': undefined }, "400 InvalidArgument: .* named 'X-Amz-Credential'"],
    ['no date', { 'x-amz-date': undefined }, "400 InvalidArgument: .* named 'X-Amz-Date'"],
    ['no key', { key: undefined }, "400 InvalidArgument: .* named 'key'"],
    ['another algorithm', { 'x-amz-algorithm': 'none' }, '400 InvalidArgument: .* only supports'],
    ['a foreign access key', { 'x-amz-credential': CREDENTIAL.replace('amparo', 'x') }, '403 InvalidAccessKeyId'],
    ['another day', { 'x-amz-credential': CREDENTIAL.replace('0301', '0302') }, '403 SignatureDoesNotMatch'],
    ['another region', { 'x-amz-credential': CREDENTIAL.replace('local', 'moon') }, '403 SignatureDoesNotMatch'],
    ['another signature', { 'x-amz-signature': '0'.repeat(64) }, '403 SignatureDoesNotMatch'],
    ['an empty signature', { 'x-amz-signature': '' }, '403 SignatureDoesNotMatch'],
    ['an unsigned policy', { policy: 'e30=' }, '403 SignatureDoesNotMatch'],
    ["another permit's policy", { policy: permit('claims/8/x').fields.policy }, '403 SignatureDoesNotMatch'],
    ['another key', { key: 'claims/8/x' }, `403 AccessDenied: .* failed: ."eq", ".key", "${KEY}"`],
    ['a key with a path traversal', { key: '../../secret' }, '403 AccessDenied: .* failed: ."eq", ".key"'],
    ['another type', { 'Content-Type': 'text/html' }, '403 AccessDenied: .* failed: ."eq", ".Content-Type"'],
    ['the type in another case', { 'Content-Type': 'IMAGE/JPEG' }, '403 AccessDenied: .* failed: ."eq"'],
    ['no type', { 'Content-Type': undefined }, '403 AccessDenied: .* failed: ."eq", ".Content-Type"'],
    ['another date', { 'x-amz-date': '20260301T100001Z' }, '403 AccessDenied: .* failed: ."eq", ".x-amz-date"'],
    ['another status', { success_action_status: '200' }, '403 AccessDenied: .* ".success_action_status"'],
    ['another bucket', { bucket: 'theirs' }, '403 AccessDenied: .* failed: ."eq", ".bucket", "amparo"'],
    ['a field that the policy lacks', { acl: 'public-read' }, '403 AccessDenied: .* Extra input fields: acl'],
  ])('is refused with %s', (_, change, answer) => {
    expect(refusal(change)).toMatch(new RegExp(`^${answer}`))
  })

  it.each<[string, Change, string]>([
    ['is not JSON', signed('{'), 'Invalid JSON'],
    ['is null', signed('null'), 'Invalid JSON'],
    ['has no expiration', signed({ conditions: [] }), 'Policy missing expiration'],
    ['has no conditions', signed({ expiration: '2026-03-02T00:00:00Z' }), 'Policy missing conditions'],
    ['expires tomorrow', signed({ expiration: 'tomorrow', conditions: [] }), "Invalid 'expiration' value"],
    [
      'expires on a day that does not exist',
      signed({ expiration: '2026-13-02T00:00:00Z', conditions: [] }),
      "Invalid 'expiration' value",
    ],
    ['has an empty condition', conditions({}), '.* exactly one property'],
    ['has two conditions in one', conditions({ key: KEY, acl: 'private' }), '.* exactly one property'],
    ['requires a number', conditions({ key: 1 }), '.* value must be a string'],
    ['has an unknown operator', conditions(['like', '$key', 'x']), '.* unknown operation'],
    ['has half a condition', conditions(['eq', '$key']), 'Invalid Condition'],
    ['has half a range', conditions(['content-length-range', 0]), 'Invalid content-length-range'],
    ['has a negative range', conditions(['content-length-range', -1, 0]), 'Invalid content-length-range'],
  ])('is refused if its policy %s', (_, change, why) => {
    expect(refusal(change)).toMatch(new RegExp(`^400 InvalidPolicyDocument: Invalid Policy: ${why}`))
  })

  it.each([
    ['another beginning', ['starts-with', '$key', 'letters/']],
    ['any value of a field that is not there', ['starts-with', '$acl', '']],
  ])('is refused if the policy requires %s', (_, condition) => {
    const [operator, field, value] = condition
    expect(refusal(conditions(condition))).toBe(
      `403 AccessDenied: Invalid according to Policy: Policy Condition failed: ["${operator}", "${field}", "${value}"]`,
    )
  })

  it('is accepted until the permit expires', () => {
    expect(refusal({}, new Date(START.getTime() + 59_999))).toEqual({ min: 2, max: 5 })
    expect(refusal({}, new Date(START.getTime() + 60_000))).toBe(
      '403 AccessDenied: Invalid according to Policy: Policy expired.',
    )
  })
})
