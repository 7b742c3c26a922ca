import { describe, expect, it } from 'vitest'
import { basicDate, credentialOf, isSignature, signPolicy } from './signature-v4.ts'

// The worked example that the S3 API reference publishes for checking an implementation, with its invented credentials.
const example = {
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  day: '20151229',
  region: 'us-east-1',
  signature: '8afdbf4008c03f22c2cd3cdb72e4afbb1f6a588f3255ac628749a66d7f09699e',
  policy: [
    '{ "expiration": "2015-12-30T12:00:00.000Z",',
    '  "conditions": [',
    '    {"bucket": "sigv4examplebucket"},',
    '    ["starts-with", "$key", "user/user1/"],',
    '    {"acl": "public-read"},',
    '    {"success_action_redirect": "http://sigv4examplebucket.s3.amazonaws.com/successful_upload.html"},',
    '    ["starts-with", "$Content-Type", "image/"],',
    '    {"x-amz-meta-uuid": "14365123651274"},',
    '    {"x-amz-server-side-encryption": "AES256"},',
    '    ["starts-with", "$x-amz-meta-tag", ""],',
    '',
    '    {"x-amz-credential": "AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request"},',
    '    {"x-amz-algorithm": "AWS4-HMAC-SHA256"},',
    '    {"x-amz-date": "20151229T000000Z" }',
    '  ]',
    '}',
  ].join('\r\n'),
}

describe('Signature Version 4', () => {
  it('gives the published signature for the published example', () => {
    const policy = Buffer.from(example.policy).toString('base64')
    expect(signPolicy({ ...example, policy })).toBe(example.signature)
  })

  it('writes the credential and the date as the example does', () => {
    expect(credentialOf({ accessKeyId: 'AKIAIOSFODNN7EXAMPLE', day: example.day, region: example.region })).toBe(
      'AKIAIOSFODNN7EXAMPLE/20151229/us-east-1/s3/aws4_request',
    )
    expect(basicDate(new Date('2015-12-29T00:00:00Z'))).toBe('20151229T000000Z')
  })

  it.each([
    ['the same', example.signature, true],
    ['one digit off', example.signature.replace(/e$/, 'f'), false],
    ['shorter', example.signature.slice(1), false],
    ['empty', '', false],
  ])('compares a signature that is %s', (_, given, same) => {
    expect(isSignature(given, example.signature)).toBe(same)
  })
})
